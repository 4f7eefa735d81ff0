import { transform } from '@swc/core';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import type * as Compiled from './src/garments/compiled-lexicon';
import { allLanguages } from '../../libs/messages/build/vite-plugin.mjs';

const root = import.meta.dirname;
const workspace = join(root, '../..');
const out = join(workspace, 'dist/apps/api');
const { paths } = JSON.parse(readFileSync(join(workspace, 'tsconfig.base.json'), 'utf8')).compilerOptions as {
  paths: Record<string, [string]>;
};
const { dependencies } = JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const alias = Object.fromEntries(
  Object.entries(paths).map(([name, [file]]) => [name, join(workspace, file)]),
);
const external = [...builtinModules, ...Object.keys(dependencies)];

/** Nest reads constructor types at run time; SWC emits them, as in the tests. */
function createDecoratorsPlugin(): Plugin {
  return {
    name: 'figura:decorators',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/ },
      handler: (code, id) =>
        transform(code, {
          filename: id,
          sourceMaps: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', decorators: true },
            transform: { legacyDecorator: true, decoratorMetadata: true },
            keepClassNames: true,
          },
        }),
    },
  };
}

function createContentPlugin(): Plugin {
  return {
    name: 'figura:content',
    closeBundle: () => {
      cpSync(join(root, 'src/mail/templates'), join(out, 'templates'), { recursive: true });
      cpSync(join(root, 'src/users/pictures/encode-picture.cjs'), join(out, 'encode-picture.cjs'));
      cpSync(join(root, 'src/source-maps.cjs'), join(out, 'source-maps.cjs'));
      cpSync(join(workspace, 'libs/catalog/content'), join(out, 'catalog'), { recursive: true });
    },
  };
}

/** Compiled, because reading the lexicon files would delay the first request by half a second. */
function createLexiconPlugin(): Plugin {
  return {
    name: 'figura:lexicon',
    closeBundle: async () => {
      const { module } = await runnerImport<typeof Compiled>(join(root, 'src/garments/compiled-lexicon.ts'), {
        configFile: false,
        logLevel: 'error',
        resolve: { alias },
        plugins: [allLanguages],
      });
      const content = join(workspace, 'libs/catalog/content');
      writeFileSync(join(out, 'lexicon.json'), JSON.stringify(module.getCompiledLexicon(content)));
      writeFileSync(join(out, 'languages.json'), JSON.stringify(module.compileLanguages(content)));
      writeFileSync(join(out, 'color-names.json'), JSON.stringify(module.getCompiledColorNames(content)));
    },
  };
}

export default defineConfig({
  root,
  logLevel: 'warn',
  resolve: { alias },
  plugins: [allLanguages, createDecoratorsPlugin(), createContentPlugin(), createLexiconPlugin()],
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: join(root, 'src/main.ts'),
        worker: join(root, 'src/worker.ts'),
        admin: join(root, 'src/admin.ts'),
        'work-thread': join(root, 'src/work-thread.ts'),
      },
      external: (id) =>
        external.some((name) => id === name || id.startsWith(`${name}/`) || id.startsWith('node:')),
      output: {
        format: 'cjs',
        entryFileNames: '[name].js',
        chunkFileNames: 'shared-[hash].js',
        sourcemapExcludeSources: true,
        comments: false,
      },
    },
  },
});
