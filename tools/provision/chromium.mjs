import { chromium } from 'playwright';
import { existsSync } from 'node:fs';
import { run } from '../run.mjs';
import { installDebianPackages } from './debian.mjs';
import { onPath } from './on-path.mjs';

/** Chromium without a window first: a journey takes two thirds of the processor time in it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Has the widths of Arial, which texts are laid out with until the product's own faces have come. */
const FACES = 'fonts-liberation';

/**
 * Finds a Chromium, or gets one: an installed one, else Playwright's download, else Debian's package.
 *
 * @returns {Promise<{ path: string | null, how: string }>} where it is, and how it was had or why not
 */
export async function provisionChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { path: given, how: 'named by CHROMIUM_PATH' };
  const installed = onPath(...NAMES);
  if (installed) return { path: installed, how: 'installed' };
  const downloaded = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : null);
  if (downloaded()) return { path: downloaded(), how: "Playwright's" };

  await run('playwright', ['install', 'chromium'], { quiet: true, timeoutMs: 180_000 });
  if (downloaded()) return { path: downloaded(), how: 'downloaded by Playwright' };
  for (const name of PACKAGES)
    if (await installDebianPackages(name, FACES))
      return { path: onPath(name), how: "installed from Debian's packages" };
  return {
    path: null,
    how: "none is installed, Playwright's download failed, and Debian's packages could not be installed (are you root?)",
  };
}
