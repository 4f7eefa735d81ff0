import { createRequire } from 'node:module';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { workspace } from '../run.mjs';

/** The database of the first run as a process of its own, on an empty folder, until it is told to stop. */
const bundle = join(workspace, 'node_modules/.cache/figura-bench-engine');
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: join(workspace, 'libs/embedded-mongo/src/index.ts'),
    outDir: bundle,
    emptyOutDir: true,
    rollupOptions: {
      external: ['bson', 'lmdb'],
      output: { format: 'cjs', entryFileNames: 'engine.cjs' },
    },
  },
});
const { startEmbeddedMongo } = createRequire(import.meta.url)(join(bundle, 'engine.cjs'));
const engine = await startEmbeddedMongo({ folder: mkdtempSync(join(tmpdir(), 'figura-bench-engine-')) });
process.stdout.write(`engine on ${engine.uri}\n`);
process.on('SIGTERM', () => void engine.close().then(() => process.exit(0)));
