import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadLibs } from '../load-libs.mjs';

const [folder = mkdtempSync(join(tmpdir(), 'figura-bench-engine-')), port = '0'] = process.argv.slice(2);
const { startEmbeddedMongo } = (await loadLibs('embedded-mongo'))['embedded-mongo'];
const engine = await startEmbeddedMongo({ folder, port: Number(port) });
process.stdout.write(`engine on ${engine.uri}\n`);
process.on('SIGTERM', () => void engine.close().then(() => process.exit(0)));
