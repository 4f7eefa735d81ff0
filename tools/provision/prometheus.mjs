import { installDebianPackages } from './debian.mjs';
import { onPath } from './on-path.mjs';

/**
 * Finds a Prometheus with its promtool, or installs Debian's.
 *
 * @returns {Promise<{ path: string | null, tool: string | null, how: string }>} where they are, and how they were had or
 *   why not
 */
export async function provisionPrometheus() {
  const found = (how) => ({ path: onPath('prometheus'), tool: onPath('promtool'), how });
  if (found().path && found().tool) return found('installed');
  if (await installDebianPackages('prometheus')) return found("installed from Debian's packages");
  return {
    path: null,
    tool: null,
    how: "none is installed, and Debian's package could not be installed (are you root?)",
  };
}
