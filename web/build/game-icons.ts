// `import anvil from 'icon:anvil'` gives one drawing of @iconify-json/game-icons, so that only
// the icons that some module names are shipped, each in the chunk that uses it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'icon:';

/**
 * A drawing with one decimal: it is 512 units wide and shown at a tenth of that, so nobody sees the others, which
 * everybody would have to fetch. Arcs are left alone, for their flags may stand before a number without a space.
 */
export const shorten = (body: string): string =>
  body.replace(/ d="([^"aA]+)"/g, (_, path: string) => {
    const rounded = path.replace(/-?\d*\.\d+/g, (n) => ` ${Number(Number(n).toFixed(1))}`);
    return ` d="${rounded.replace(/ (-)|([a-zA-Z ]) /g, '$1$2').replace(/([ ,-])0\./g, '$1.')}"`;
  });

export function gameIcons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? '\0' + id : undefined;
    },
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons[name];
      if (!icon) throw new Error(`there is no icon ${name} in game-icons`);
      return `export default ${JSON.stringify(shorten(icon.body))};`;
    },
  };
}
