import type { Plugin } from 'vite';
import { build } from 'vite';
import { LANGUAGES } from '../../../libs/messages/build/compile.mjs';

/** `WEB_LANGUAGE` is set for the builds below; `en-XA` makes the pseudo-language to look at. */
export function getBuiltLanguage(): string {
  return process.env['WEB_LANGUAGE'] ?? LANGUAGES.source;
}

/** Other languages lie beside the first: the server finds them there. */
export function getOutDir(folder: string, language: string): string {
  return language === LANGUAGES.source ? folder : `${folder}.${language}`;
}

/** A build has one language, so that a visitor loads no other. */
export function createOtherLanguagesPlugin(configFile: string): Plugin {
  return {
    name: 'other-languages',
    apply: 'build',
    async closeBundle(error) {
      if (error || getBuiltLanguage() !== LANGUAGES.source) return;
      for (const language of LANGUAGES.shipped.filter((each) => each !== LANGUAGES.source)) {
        process.env['WEB_LANGUAGE'] = language;
        await build({ configFile }).finally(() => delete process.env['WEB_LANGUAGE']);
      }
    },
  };
}
