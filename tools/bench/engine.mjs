import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLibs } from '../load-libs.mjs';

/** The database of the first run as a process of its own, on an empty folder, until it is told to stop. */
const { startEmbeddedMongo } = (await loadLibs('embedded-mongo'))['embedded-mongo'];
const engine = await startEmbeddedMongo({ folder: mkdtempSync(join(tmpdir(), 'figura-bench-engine-')) });
process.stdout.write(`engine on ${engine.uri}\n`);
process.on('SIGTERM', () => void engine.close().then(() => process.exit(0)));
