import { existsSync } from 'node:fs';
import { compileCatalog, compileLanguage, findTranslator, LANGUAGES, MESSAGES_FILE } from './compile.mjs';

const GRAMMARS = /[\\/]libs[\\/]messages[\\/]src[\\/]grammar[\\/]grammars\.ts$/;

/** For servers, which need every language. */
export const allLanguages = createPlugin((code, id) => {
  const { name, languages } = compileCatalog(code, id, { withPseudo: false });
  const translator = findTranslator(code);
  return translator ? writeTranslators(translator, name, languages) : writeCatalog(name, languages);
});

/**
 * For browsers, which load only the page's language.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function createLanguagePlugin(language) {
  const messages = createPlugin((code, id) => {
    const texts = compileLanguage(code, id, language);
    const translator = findTranslator(code);
    if (translator) return writeTexts(translator, texts);
    // Messages of the libraries are found by name.
    return writeCatalog(compileCatalog(code, id, { withPseudo: false }).name, {
      [LANGUAGES.source]: texts,
    });
  });
  return {
    ...messages,
    load: {
      filter: { id: GRAMMARS },
      handler: () => writeGrammar(language),
    },
    config: () => ({ define: { LANGUAGE_OF_THE_APP: JSON.stringify(language) } }),
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
  };
}

/** @param {string} language */
function writeGrammar(language) {
  const [own = ''] = language.split('-', 1);
  const file = existsSync(new URL(`../src/grammar/${own}.ts`, import.meta.url)) ? own : LANGUAGES.source;
  return `import { grammar } from './${file}';\nexport const findGrammar = () => grammar;`;
}

/**
 * @param {string} name
 * @param {Record<string, unknown>} languages
 */
function writeCatalog(name, languages) {
  return [
    `import { registerCatalog } from '@figura/messages';`,
    `export default /* @__PURE__ */ registerCatalog(${JSON.stringify(name)}, ${JSON.stringify(languages)});`,
  ].join('\n');
}

/**
 * @param {string} translator
 * @param {string} name
 * @param {Record<string, Record<string, unknown>>} languages
 */
function writeTranslators(translator, name, languages) {
  return [
    `import { registerCatalog } from '@figura/messages';`,
    `import { translator } from '${translator}';`,
    `const catalog = registerCatalog(${JSON.stringify(name)}, ${JSON.stringify(languages)});`,
    ...Object.keys(languages[LANGUAGES.source]).map(
      (each) => `export const ${each} = translator(catalog.${each});`,
    ),
  ].join('\n');
}

/**
 * @param {string} translator
 * @param {Record<string, unknown>} texts
 */
function writeTexts(translator, texts) {
  return [
    `import { translator } from '${translator}';`,
    ...Object.entries(texts).map(
      ([name, each]) => `export const ${name} = /* @__PURE__ */ translator(${JSON.stringify(each)});`,
    ),
  ].join('\n');
}

/**
 * @param {(code: string, id: string) => string} write
 * @returns {import('vite').Plugin}
 */
function createPlugin(write) {
  return {
    name: 'figura:messages',
    enforce: 'pre',
    transform: {
      order: 'pre',
      filter: { id: MESSAGES_FILE },
      handler: (code, id) => ({ code: write(code, id), moduleType: 'js', map: { mappings: '' } }),
    },
  };
}
