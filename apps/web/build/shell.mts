import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { compileLanguage } from '../../../libs/messages/build/compile.mjs';

const MANIFEST = new URL('app.webmanifest', import.meta.url);
const URL_OF_MANIFEST = '/manifest.webmanifest';

/** Writes the texts of `shell.messages.en.ts` into what browsers read before the app: `%page.description%`. */
export function createShellPlugin(messages: string, language: string): Plugin {
  const fill = (text: string) => {
    const texts = compileLanguage(readFileSync(messages, 'utf8'), messages, language);
    return text.replace(/%(\w+)\.(\w+)%/g, (_, namespace: string, key: string) => {
      const found = texts[namespace]?.[key];
      if (typeof found !== 'string') throw new Error(`${messages} has no text ${namespace}.${key}.`);
      return found;
    });
  };
  const writeManifest = () => fill(readFileSync(MANIFEST, 'utf8')).replace('%language%', language);
  return {
    name: 'shell',
    transformIndexHtml: { order: 'pre', handler: fill },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: URL_OF_MANIFEST.slice(1), source: writeManifest() });
    },
    configureServer({ middlewares }) {
      middlewares.use(URL_OF_MANIFEST, (_, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(writeManifest());
      });
    },
  };
}
