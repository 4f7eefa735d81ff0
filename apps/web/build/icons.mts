import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Plugin } from 'vite';

const ICONS = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
/** Home screens cut their own corners; transparent ones would be black. */
const GROUND = '#b4532a';

export function createIconsPlugin(drawing: string): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const svg = await readFile(drawing);
      for (const [fileName, size] of Object.entries(ICONS)) {
        const source = await sharp(svg, { density: (72 * size) / 32 })
          .resize(size, size)
          .flatten({ background: GROUND })
          .png()
          .toBuffer();
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}
