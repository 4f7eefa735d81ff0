import { existsSync } from 'node:fs';
import { run } from '../run.mjs';

let updated = false;

/** Installs one of Debian's packages, where that is possible: as root, with apt. Says whether it is there then. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!updated) updated = (await run('apt-get', ['update', '-qq'], { env, quiet: true })).ok;
  const args = ['install', '-y', '-qq', '--no-install-recommends', name];
  return (await run('apt-get', args, { env, quiet: true })).ok;
}
