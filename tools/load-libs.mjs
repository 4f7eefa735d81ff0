import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { allLanguages } from '../libs/messages/build/vite-plugin.mjs';
import { workspace } from './run.mjs';

/**
 * Bundles libraries from source for Node.
 * @param {...string} names folders below `libs`
 * @returns {Promise<Record<string, any>>} exports by library name
 */
export async function loadLibs(...names) {
  // Below node_modules, so that the bundles can resolve their imports.
  const folder = join(workspace, 'node_modules/.cache/figura-libs');
  const findSource = (name) => join(workspace, `libs/${name}/src/index.ts`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [allLanguages],
    resolve: {
      alias: Object.fromEntries(
        ['contracts', 'classifier', 'garments', 'messages'].map((name) => [
          `@figura/${name}`,
          findSource(name),
        ]),
      ),
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: {
        input: Object.fromEntries(names.map((name) => [name, findSource(name)])),
        external: ['bson', 'lmdb', 'yaml', 'zod'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  });
  const require = createRequire(join(folder, 'libs.cjs'));
  return Object.fromEntries(names.map((name) => [name, require(join(folder, `${name}.cjs`))]));
}
