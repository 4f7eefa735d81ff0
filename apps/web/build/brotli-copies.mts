import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Skips pages, because their server writes its own URL into them. */
export const brotliCopies: Plugin = {
  name: 'brotli-copies',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|svg|webmanifest)$/.test(file.fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
      }
    },
  },
};
