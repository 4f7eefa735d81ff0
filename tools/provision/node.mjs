import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

/** The oldest Node that package.json allows, and the one that the images have. */
const VERSIONS = { 20: '20.19.0', 24: '24.21.0' };

/**
 * Gets the Node of the two that this program does not run on, as npm has it, into the cache folder.
 *
 * @returns {Promise<{ version: string, folder: string | null, how: string }>} the folder to put first on the PATH, and how it was
 *   had or why not
 */
export async function provisionOtherNode() {
  const version = VERSIONS[process.versions.node.startsWith('24.') ? 20 : 24];
  const name = `node-${process.platform}-${process.arch}`;
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'figura', 'node', version);
  const folder = join(cache, 'node_modules', name, 'bin');
  if (existsSync(folder)) return { version, folder, how: 'kept from before' };
  mkdirSync(cache, { recursive: true });
  const { ok } = await run('npm', ['install', '--prefix', cache, '--no-save', `${name}@${version}`], {
    quiet: true,
  });
  return ok
    ? { version, folder, how: `npm's ${name}` }
    : { version, folder: null, how: `npm has no ${name} ${version} here` };
}
