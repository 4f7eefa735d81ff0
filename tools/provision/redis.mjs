import { installDebianPackages } from './debian.mjs';
import { onPath } from './on-path.mjs';

/**
 * Finds a redis-server, or installs Debian's.
 *
 * @returns {Promise<{ path: string | null, how: string }>} where it is, and how it was had or why not
 */
export async function provisionRedis() {
  const installed = onPath('redis-server');
  if (installed) return { path: installed, how: 'installed' };
  if (await installDebianPackages('redis-server'))
    return { path: onPath('redis-server'), how: "installed from Debian's packages" };
  return {
    path: null,
    how: "none is installed, and Debian's package could not be installed (are you root?)",
  };
}
