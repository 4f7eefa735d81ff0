import { chromium } from 'playwright';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Debian keeps servers where only root's PATH leads. */
const SYSTEM_FOLDER = '/usr/sbin';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The programs that tests use: what names a path to each, how it is called, and Debian's packages that bring it. */
const PROGRAMS = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    // Without a window first: a journey takes two thirds of the processor time in it.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ],
    // Liberation has the widths of Arial, which texts are laid out with until the product's own faces have come.
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

/** Finds where the first of some programs lies, or null. */
export function findProgram(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), SYSTEM_FOLDER];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/**
 * Finds a program, or gets it: named by a variable, installed, downloaded, or out of Debian's packages.
 *
 * @param {keyof typeof PROGRAMS} name
 * @returns {Promise<{ env: Record<string, string> | null, how: string }>} the variable that names it to tests, null where it
 *   could not be had; and how it was had or why not
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

/** Gets Playwright's own, unless it is there. */
async function downloadChromium() {
  const path = chromium.executablePath();
  if (!existsSync(path)) await run('playwright', ['install', 'chromium'], { timeoutMs: 180_000 });
  return existsSync(path) ? path : null;
}

let isUpdated = false;

/** Installs Debian's packages, where that is possible: as root, with apt. Says whether they are there then. */
async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!isUpdated) isUpdated = (await run('apt-get', ['update', '-qq'], { env })).ok;
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  return (await run('apt-get', args, { env })).ok;
}

/** The oldest Node that package.json allows, and the one that the images have. */
const NODES = { 20: '20.19.0', 24: '24.21.0' };

/**
 * Gets the Node of the two that this program does not run on, as npm has it, into the cache folder.
 *
 * @returns {Promise<{ version: string, folder: string | null }>} the folder to put first on the PATH; null where npm has none
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
