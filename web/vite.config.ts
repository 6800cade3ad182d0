import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { gameIcons } from './build/game-icons.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [gameIcons(), svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $generated: here('./src/generated') } },
  build: {
    outDir: here('../src/parvis/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no data: addresses but for pictures
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: process.env['PARVIS'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['test/**/*.test.ts'] },
});
