import { transformWithOxc, type Plugin } from 'vite';
import { readFile } from 'node:fs/promises';

/**
 * Writes the script that applies the chosen theme into the page, so that nothing is painted in another one. The server
 * allows it by its hash.
 *
 * @param source of the script, which imports nothing
 */
export function createEarlyThemePlugin(source: string): Plugin {
  return {
    name: 'early-theme',
    transformIndexHtml: async () => {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { sourcemap: false });
      return [{ tag: 'script', children: code.trim(), injectTo: 'head-prepend' }];
    },
  };
}
