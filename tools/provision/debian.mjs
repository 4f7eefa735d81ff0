import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

let updated = false;

/** Installs Debian's packages, where that is possible: as root, with apt. Says whether they are there then. */
export async function installDebianPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) updated = (await run('apt-get', ['update', '-qq'], { env, quiet: true })).ok;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env, quiet: true })).ok;
}
