import { mount } from 'svelte';
import App from './App.svelte';
import { installSprite } from './lib/draw/draw';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/app.css';

import.meta.glob('./games/*/accent.css', { eager: true });

installSprite();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren(); // the splash
  mount(App, { target });
}
// serves a page when offline, and lets the browser offer to install the app
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
