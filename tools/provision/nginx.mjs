import { existsSync } from 'node:fs';
import { installDebianPackages } from './debian.mjs';
import { onPath } from './on-path.mjs';

/** nginx, and the modules that the product's configuration uses, as in the Dockerfile. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static'];
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Finds an nginx with brotli, or installs Debian's.
 *
 * @returns {Promise<{ path: string | null, how: string }>} where it is, and how it was had or why not
 */
export async function provisionNginx() {
  // Debian keeps it where only root's PATH leads.
  const found = () => onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null);
  if (found() && existsSync(BROTLI)) return { path: found(), how: 'installed' };
  if (await installDebianPackages(...PACKAGES))
    return { path: found(), how: "installed from Debian's packages" };
  return {
    path: null,
    how: "none with brotli is installed, and Debian's packages could not be installed (are you root?)",
  };
}
