import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { build } from 'vite';

const PRECACHED = /\.(js|css|woff2)$/;
/** Its URL does not change with its content. */
const SHELL = 'app.html';

/** Its version changes with any listed file. */
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
            // The libs have no side effects, so unused modules drop out.
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
