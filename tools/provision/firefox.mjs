import { installDebianPackages } from './debian.mjs';
import { onPath } from './on-path.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/**
 * Finds a stock Firefox, or installs Debian's. Playwright's own build is not wanted: people use the stock one.
 *
 * @returns {Promise<{ path: string | null, how: string }>} where it is, and how it was had or why not
 */
export async function provisionFirefox() {
  const given = process.env.FIREFOX_PATH;
  if (given) return { path: given, how: 'named by FIREFOX_PATH' };
  const installed = onPath(...NAMES);
  if (installed) return { path: installed, how: 'installed' };
  if (await installDebianPackages('firefox-esr'))
    return { path: onPath(...NAMES), how: "installed from Debian's packages" };
  return {
    path: null,
    how: "none is installed, and Debian's package could not be installed (are you root?)",
  };
}
