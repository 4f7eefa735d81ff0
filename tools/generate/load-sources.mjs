import { join } from 'node:path';
import { createRunnableDevEnvironment, loadConfigFromFile, resolveConfig } from 'vite';
import { workspace } from '../run.mjs';

export async function loadSources() {
  const { config } = await loadConfigFromFile(
    { command: 'build' },
    join(workspace, 'apps/api/vite.config.mts'),
  );
  const [messages, decorators] = config.plugins;
  // The API is CommonJS, but runs as an ES module here.
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
