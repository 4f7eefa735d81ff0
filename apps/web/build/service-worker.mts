import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { build } from 'vite';

/** What the app needs without a network: its code, its looks, its letters. Pictures come as they are seen. */
const PRECACHED = /\.(js|css|woff2)$/;
/** The app's own page; its URL does not change with its content. */
const SHELL = 'app.html';

/**
 * After the app's own build: builds the service worker with the list of files that it keeps, and a version that changes
 * with any of them.
 *
 * @param config what the app's modules need to be built
 */
export function createServiceWorkerPlugin(config: InlineConfig): Plugin {
  let out = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (resolved) => {
      out = resolved.build.outDir;
    },
    async closeBundle(error) {
      if (error) return;
      const files = readdirSync(join(out, 'assets')).filter((file) => PRECACHED.test(file));
      const version = createHash('sha256')
        .update(files.sort().join())
        .update(readFileSync(join(out, SHELL)));
      const built = await build({
        ...config,
        configFile: false,
        logLevel: 'warn',
        define: {
          FILES_OF_THE_APP: JSON.stringify(files.map((file) => `/assets/${file}`)),
          VERSION_OF_THE_APP: JSON.stringify(version.digest('hex').slice(0, 8)),
        },
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'src/service-worker/sw.ts',
            // Our libs are pure: importing one name does not bring the rest along.
            treeshake: { moduleSideEffects: false },
            output: { format: 'iife' },
          },
        },
      });
      const [bundle] = [built].flat();
      const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
      writeFileSync(join(out, 'sw.js'), code);
    },
  };
}
