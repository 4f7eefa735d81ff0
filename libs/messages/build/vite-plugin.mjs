import { compileCatalog, compileLanguage, MESSAGES_FILE } from './compile.mjs';

/** For servers: a process answers in each language. */
export const allLanguages = createPlugin((code, id) => {
  const { name, languages } = compileCatalog(code, id, { withPseudo: false });
  return [
    `import { defineCatalog } from '@figura/messages';`,
    `export default /* @__PURE__ */ defineCatalog(${JSON.stringify(name)}, ${JSON.stringify(languages)});`,
  ].join('\n');
});

/**
 * For browsers: a visitor loads one language.
 * @param {string} language
 */
export function createLanguagePlugin(language) {
  return createPlugin((code, id) => `export default ${JSON.stringify(compileLanguage(code, id, language))};`);
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
