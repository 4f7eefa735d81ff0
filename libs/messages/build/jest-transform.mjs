import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileCatalog, findTranslator, LANGUAGES } from './compile.mjs';

const compilers = ['compile.mjs', 'pseudo.mjs', 'jest-transform.mjs'].map((name) =>
  readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'),
);

/** @type {import('@jest/transform').SyncTransformer} */
export default {
  process: (source, file) => ({ code: write(source, file) }),
  // Other languages and the compiler count too.
  getCacheKey: (source, file, { configString }) =>
    [...compilers, configString, write(source, file)]
      .reduce((hash, each) => hash.update(each), createHash('sha256'))
      .digest('hex'),
};

/**
 * @param {string} source
 * @param {string} file
 */
function write(source, file) {
  const { name, languages } = compileCatalog(source, file, { withPseudo: true });
  const catalog = `require('@figura/messages').registerCatalog(${JSON.stringify(name)}, ${JSON.stringify(languages)})`;
  const translator = findTranslator(source);
  if (!translator) return `module.exports = { __esModule: true, default: ${catalog} };`;
  const names = Object.keys(languages[LANGUAGES.source]);
  return [
    `const { translator } = require('${translator}');`,
    `const catalog = ${catalog};`,
    `module.exports = { __esModule: true, ${names.map((each) => `${each}: translator(catalog.${each})`).join(', ')} };`,
  ].join('\n');
}
