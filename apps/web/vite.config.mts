import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './build/articles.mts';
import { messages } from '../../libs/messages/build/vite-plugin.mjs';
import { brotliCopies } from './build/brotli-copies.mts';
import { chunkGroups } from './build/chunks.mts';
import { classNames } from './build/class-names.mts';
import { icons } from './build/icons.mts';
import { plates } from './build/plates.mts';
import { preloadFonts } from './build/preload-fonts.mts';
import { prerender } from './build/prerender.mts';
import { serviceWorker } from './build/service-worker.mts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { paths } = JSON.parse(readFileSync(fromRoot('tsconfig.base.json'), 'utf8')).compilerOptions as {
  paths: Record<string, [string]>;
};

const alias = Object.fromEntries(
  Object.entries(paths).map(([name, [file]]) => [name, fromRoot(file.replace(/^\.\//, ''))]),
);

/** What the browser's build and the one that writes the public pages have in common. */
const shared = () => ({
  root: fromRoot('apps/web'),
  cacheDir: fromRoot('node_modules/.vite/web'),
  plugins: [react(), messages, articles, plates(alias)],
  resolve: { alias },
  css: { modules: { generateScopedName: classNames(fromRoot('apps/web')) } },
});

/** What the browser gets in the place of packages that bring more than it needs. */
const leaner = {
  // Their own entries lead to the builds that warn developers.
  'react-router/dom': fromRoot('node_modules/react-router/dist/production/dom-export.mjs'),
  'react-router': fromRoot('node_modules/react-router/dist/production/index.mjs'),
  // What React lacked before its version 18.
  'use-sync-external-store/shim': 'react',
};

const treeshake = {
  // Our libs are pure: importing one name does not bring the rest along.
  moduleSideEffects: (id: string) => !id.includes('/libs/'),
  propertyReadSideEffects: false as const,
};

export default defineConfig(({ command }) => ({
  ...shared(),
  resolve: { alias: command === 'build' ? { ...alias, ...leaner } : alias },
  plugins: [
    ...shared().plugins,
    preloadFonts,
    icons(fromRoot('apps/web/public/favicon.svg')),
    brotliCopies,
    prerender(shared()),
    serviceWorker({ root: shared().root, resolve: { alias } }),
  ],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  preview: { proxy: { '/api': 'http://localhost:3000' } },
  worker: { rolldownOptions: { treeshake, output: { comments: false } } },
  build: {
    outDir: fromRoot('dist/apps/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A data: URL in a style sheet would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Whoever asks for a part has the first script: its name is noise in each list.
      resolveDependencies: (_, files) => files.filter((file) => !file.startsWith('assets/index-')),
    },
    rolldownOptions: {
      treeshake,
      output: {
        // The first script lists every other file: without their names it is half a kilobyte smaller. The manifest has them.
        chunkFileNames: 'assets/[hash:7].js',
        // Twenty-eight bits tell files apart; more would be noise that no compression takes out of the list.
        hashCharacters: 'hex',
        assetFileNames: 'assets/[hash:7][extname]',
        codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
      },
    },
  },
}));
