import { join } from 'node:path';
import { createRunnableDevEnvironment, loadConfigFromFile, resolveConfig } from 'vite';
import { workspace } from '../run.mjs';

/** Runs the sources of the API and of the libraries without a build: what they need of Vite is what the API's build needs. */
export async function loadSources() {
  const { config } = await loadConfigFromFile(
    { command: 'build' },
    join(workspace, 'apps/api/vite.config.mts'),
  );
  const [messages, decorators] = config.plugins;
  // The API is a CommonJS program, and is run as an ES module here.
  const define = { __dirname: 'import.meta.dirname', __filename: 'import.meta.filename' };
  const sources = createRunnableDevEnvironment(
    'sources',
    await resolveConfig(
      {
        configFile: false,
        resolve: config.resolve,
        define,
        plugins: [messages, decorators],
        environments: {
          sources: { consumer: 'server', resolve: { external: true, mainFields: [], conditions: ['node'] } },
        },
      },
      'serve',
    ),
    { hot: false, runnerOptions: { hmr: { logger: false } } },
  );
  await sources.init();
  return {
    load: (file) => sources.runner.import(join(workspace, file)),
    close: () => sources.close(),
  };
}
