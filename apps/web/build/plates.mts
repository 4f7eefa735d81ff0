import { createHash } from 'node:crypto';
import type { Config } from 'svgo';
import { optimize } from 'svgo';
import type { AliasOptions, Plugin } from 'vite';
import { runnerImport } from 'vite';

/** Lengths already have one decimal; relative steps are a quarter shorter than absolute places. */
const SMALL: Config = { floatPrecision: 1, multipass: true };

const PLATES = /\/plates\.ts\?urls$/;

/** `plates.ts?urls` gives the URLs of finished SVG files, so that no drawing code reaches the browser. */
export function createPlatesPlugin(alias: AliasOptions): Plugin {
  let isBuild = true;
  return {
    name: 'plates',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      if (!PLATES.test(id)) return null;
      const file = id.slice(0, id.indexOf('?'));
      this.addWatchFile(file);
      const { module } = await runnerImport<{ PLATES: Record<string, () => string> }>(file, {
        configFile: false,
        logLevel: 'error',
        resolve: { alias },
      });
      const urls = Object.entries(module.PLATES).map(([name, draw]) => {
        const source = isBuild ? optimize(draw(), SMALL).data : draw();
        if (!isBuild) return [name, `data:image/svg+xml,${encodeURIComponent(source)}`];
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `assets/${name}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        return [name, `/${fileName}`];
      });
      return `export default ${JSON.stringify(Object.fromEntries(urls))}`;
    },
  };
}
