import { chromium } from 'playwright';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Debian installs servers in a folder that is only on root's PATH. */
const SYSTEM_FOLDER = '/usr/sbin';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const PROGRAMS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    // Headless shell first, since a journey takes a third less CPU time in it.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    // Liberation has the metrics of Arial, the fallback until the web fonts load.
    packages: [
      ['chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    download: downloadChromium,
  },
  Firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], packages: [['firefox-esr']] },
  nginx: {
    variable: 'NGINX_SERVER',
    names: ['nginx'],
    packages: [['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static']],
    isComplete: () => existsSync(BROTLI),
  },
  Prometheus: { variable: 'PROMETHEUS_SERVER', names: ['prometheus'], packages: [['prometheus']] },
  'redis-server': { variable: 'REDIS_SERVER', names: ['redis-server'], packages: [['redis-server']] },
};

export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SYSTEM_FOLDER];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder; try the next.
    }
  }
  return null;
}

/**
 * Finds a program or installs it.
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<{ env: Record<string, string> | null, how: string }>} variable for the tests, null if
 * unavailable; `how` explains
 */
export async function provide(name) {
  const { variable, names, packages, isComplete = () => true, download } = PROGRAMS[name];
  const give = (path, how) => ({ env: { [variable]: path }, how });
  if (process.env[variable]) return give(process.env[variable], `named by ${variable}`);
  const find = () => isComplete() && findProgram(...names);
  if (find()) return give(find(), 'installed');
  const downloaded = await download?.();
  if (downloaded) return give(downloaded, 'downloaded');
  for (const alternative of packages)
    if ((await installDebianPackages(alternative)) && find())
      return give(find(), "installed from Debian's packages");
  return {
    env: null,
    how: "it is not installed, and Debian's package could not be installed (are you root?)",
  };
}

async function downloadChromium() {
  const path = chromium.executablePath();
  if (!existsSync(path)) await run('playwright', ['install', 'chromium'], { timeoutMs: 180_000 });
  return existsSync(path) ? path : null;
}

let isUpdated = false;

async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpdated) isUpdated = (await run('apt-get', ['update', '-qq'], { env })).ok;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env })).ok;
}

/** The oldest Node that package.json allows, and the one in the images. */
const NODES = { 20: '20.19.0', 24: '24.21.0' };

/**
 * Gets the other Node version from npm.
 * @returns {Promise<{ version: string, folder: string | null }>} folder to add to PATH; null if npm has none
 */
export async function provideOtherNode() {
  const version = NODES[process.versions.node.startsWith('24.') ? 20 : 24];
  const name = `node-${process.platform}-${process.arch}`;
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'figura', 'node', version);
  const folder = join(cache, 'node_modules', name, 'bin');
  mkdirSync(cache, { recursive: true });
  if (!existsSync(folder))
    await run('npm', ['install', '--prefix', cache, '--no-save', `${name}@${version}`]);
  return { version, folder: existsSync(folder) ? folder : null };
}
