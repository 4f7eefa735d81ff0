import { transformWithOxc, type Plugin } from 'vite';
import { readFile } from 'node:fs/promises';

/** Inlined, so that nothing paints in another theme; the server allows it by hash. `source` imports nothing. */
export function createEarlyChoicesPlugin(source: string): Plugin {
  return {
    name: 'early-choices',
    transformIndexHtml: async () => {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source, { sourcemap: false });
      return [{ tag: 'script', children: code.trim(), injectTo: 'head-prepend' }];
    },
  };
}
