import compile from 'icu-minify/compile';
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { toPseudo } from './pseudo.mjs';

/** Files in the source language; the build finds other languages beside them. */
export const MESSAGES_FILE = /(^|[\\/.])messages\.en\.ts$/;

/** @type {typeof import('../languages.json')} */
export const LANGUAGES = JSON.parse(readFileSync(new URL('../languages.json', import.meta.url), 'utf8'));

const LITERAL = /export default (?<object>\{[\s\S]*\}) as const;\s*$/;
const NAMESPACE = /^export const (?<name>\w+) = (?:translator\()?(?<object>\{[\s\S]*?\})\)?;$/gm;
const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * @typedef {import('icu-minify/format').CompiledMessage} CompiledMessage
 * @typedef {Record<string, Record<string, CompiledMessage>>} CompiledTexts by namespace and key
 */

/**
 * Compiles a file of messages, so that no ICU parser runs at run time. Texts without arguments stay strings.
 * @param {string} source `export default { namespace: { key: 'text' } } as const;`, in the apps `export const namespace = translator({ … });`
 * @param {string} file name for errors
 * @returns {CompiledTexts}
 * @throws {Error} names the malformed message
 */
export function compileMessages(source, file) {
  return mapTexts(readTexts(source, file), (text, name) => compileMessage(text, `${file}: ${name}`));
}

/**
 * Compiles a file of messages and its siblings in other languages.
 * @param {string} source of `messages.en.ts`
 * @param {string} file
 * @param {{ withPseudo: boolean }} options
 * @returns {{ name: string, languages: Record<string, CompiledTexts> }} `name` is unique and the same in each build
 */
export function compileCatalog(source, file, { withPseudo }) {
  const english = compileMessages(source, file);
  const languages = { [LANGUAGES.source]: english };
  for (const language of LANGUAGES.shipped.filter((each) => each !== LANGUAGES.source)) {
    const texts = findTranslation(file, language);
    if (texts) languages[language] = texts;
  }
  if (withPseudo) languages[LANGUAGES.pseudo] = mapTexts(english, toPseudo);
  return {
    name: relative(WORKSPACE, file)
      .replaceAll(sep, '/')
      .replace(/\.en\.ts$/, ''),
    languages,
  };
}

/**
 * Compiles the texts of one language; missing ones stay English.
 * @param {string} source of `messages.en.ts`
 * @param {string} file
 * @param {string} language
 * @returns {CompiledTexts}
 */
export function compileLanguage(source, file, language) {
  const english = compileMessages(source, file);
  if (language === LANGUAGES.source) return english;
  if (language === LANGUAGES.pseudo) return mapTexts(english, toPseudo);
  const translated = findTranslation(file, language) ?? {};
  return Object.fromEntries(
    Object.entries(english).map(([namespace, texts]) => [namespace, { ...texts, ...translated[namespace] }]),
  );
}

/**
 * @param {string} source
 * @param {string} file
 * @returns {Record<string, Record<string, string>>}
 */
export function readTexts(source, file) {
  const namespaces = [...source.matchAll(NAMESPACE)].map(({ groups }) => `${groups.name}: ${groups.object}`);
  const object = namespaces.length > 0 ? `{${namespaces}}` : LITERAL.exec(source)?.groups?.object;
  if (object === undefined)
    throw new Error(
      `${file} has neither \`export default { … } as const;\` nor \`export const … = translator({ … });\`.`,
    );
  return runInNewContext(`(${object})`, {}, { filename: file });
}

/**
 * @param {string} source of `messages.en.ts`
 * @returns {string | undefined} where it imports its `translator` from
 */
export function findTranslator(source) {
  return /^import \{ translator \} from '(?<path>.*)';$/m.exec(source)?.groups?.path;
}

/**
 * @param {string} file `messages.en.ts`
 * @param {string} language
 */
export function nameTranslation(file, language) {
  return file.replace(/\.en\.ts$/, `.${language}.ts`);
}

/**
 * @param {string} file
 * @param {string} language
 * @returns {CompiledTexts | null}
 */
function findTranslation(file, language) {
  const translation = nameTranslation(file, language);
  return existsSync(translation) ? compileMessages(readFileSync(translation, 'utf8'), translation) : null;
}

/**
 * @template From, To
 * @param {Record<string, Record<string, From>>} texts
 * @param {(text: From, name: string) => To} map
 * @returns {Record<string, Record<string, To>>}
 */
function mapTexts(texts, map) {
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, messages]) => [
      namespace,
      Object.fromEntries(
        Object.entries(messages).map(([key, text]) => [key, map(text, `${namespace}.${key}`)]),
      ),
    ]),
  );
}

/**
 * @param {string} text
 * @param {string} name
 */
function compileMessage(text, name) {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`${name} is not a valid ICU message: ${error.message}`, { cause: error });
  }
}
