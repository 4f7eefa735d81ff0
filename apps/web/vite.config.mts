import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './build/articles.mts';
import { createLanguagePlugin } from '../../libs/messages/build/vite-plugin.mjs';
import { createOtherLanguagesPlugin, getBuiltLanguage, getOutDir } from './build/languages.mts';
import { brotliCopies } from './build/brotli-copies.mts';
import { createEarlyChoicesPlugin } from './build/early-choices.mts';
import { createIconsPlugin } from './build/icons.mts';
import { createPlatesPlugin } from './build/plates.mts';
import { preloadFonts } from './build/preload-fonts.mts';
import { createPrerenderPlugin } from './build/prerender.mts';
import { createContentNamesPlugin } from './build/content-names.mts';
import { createShellPlugin } from './build/shell.mts';
import { createServiceWorkerPlugin } from './build/service-worker.mts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const { paths } = JSON.parse(readFileSync(fromRoot('tsconfig.base.json'), 'utf8')).compilerOptions as {
  paths: Record<string, [string]>;
};

const alias = Object.fromEntries(
  Object.entries(paths).map(([name, [file]]) => [name, fromRoot(file.replace(/^\.\//, ''))]),
);

const language = getBuiltLanguage();

const treeshake = {
  // Our libs have no side effects, so unused modules can be dropped.
  moduleSideEffects: (id: string) => !id.includes('/libs/'),
  propertyReadSideEffects: false as const,
};

/** Workers are bundled apart and need them too. */
const createTextPlugins = () => [
  createLanguagePlugin(language),
  createContentNamesPlugin(fromRoot('libs/catalog/content'), language),
];

const createSharedConfig = () => ({
  root: fromRoot('apps/web'),
  cacheDir: fromRoot('node_modules/.vite/web'),
  plugins: [react(), ...createTextPlugins(), articles, createPlatesPlugin(alias)],
  resolve: { alias },
  worker: {
    plugins: createTextPlugins,
    rolldownOptions: { treeshake, output: { comments: false } },
  },
});

export default defineConfig({
  ...createSharedConfig(),
  plugins: [
    ...createSharedConfig().plugins,
    createShellPlugin(fromRoot('apps/web/build/shell.messages.en.ts'), language),
    createEarlyChoicesPlugin(fromRoot('apps/web/src/early-choices.ts')),
    preloadFonts,
    createIconsPlugin(fromRoot('apps/web/public/favicon.svg')),
    brotliCopies,
    createPrerenderPlugin(createSharedConfig()),
    createOtherLanguagesPlugin(fromRoot('apps/web/vite.config.mts')),
    createServiceWorkerPlugin({ root: createSharedConfig().root, resolve: { alias } }),
  ],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  preview: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    outDir: getOutDir(fromRoot('dist/apps/web'), language),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // A data: URL in a style sheet would need a wider CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      // One shared chunk: a browser loads six files at a time.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 26 }] } },
    },
  },
});
