import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { articles } from './build/articles.mts';
import { plates } from './build/plates.mts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { paths } = JSON.parse(readFileSync(fromRoot('tsconfig.base.json'), 'utf8')).compilerOptions as {
  paths: Record<string, [string]>;
};

/** Asks for the two text faces together with the style sheet, so that headings do not change face while one reads. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/** Writes a brotli copy beside each text file, for servers that can send one ready-made. */
const brotliCopies: Plugin = {
  name: 'brotli-copies',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html)$/.test(file.fileName)) continue;
        const source = brotliCompressSync(file.type === 'chunk' ? file.code : file.source);
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source });
      }
    },
  },
};

const alias = Object.fromEntries(
  Object.entries(paths).map(([name, [file]]) => [name, fromRoot(file.replace(/^\.\//, ''))]),
);

export default defineConfig({
  root: fromRoot('apps/web'),
  cacheDir: fromRoot('node_modules/.vite/web'),
  plugins: [react(), articles, plates(alias), preloadFonts, brotliCopies],
  resolve: { alias },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  preview: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: fromRoot('dist/apps/web'),
    emptyOutDir: true,
    target: 'es2022',
    // A data: address in a style sheet would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What nearly every page needs comes in one file instead of thirty small ones.
        codeSplitting: {
          groups: [{ name: 'base', test: /apps\/web\/src\/(lib|ui)\/(?!figure|plate-page)/ }],
        },
      },
    },
  },
});
