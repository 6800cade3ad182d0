import { mount } from 'svelte';
import App from './App.svelte';
import { installSprite } from './lib/draw/draw';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/table.css';
import './styles/app.css';

installSprite();
const target = document.getElementById('app');
if (target) mount(App, { target });
