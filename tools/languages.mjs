// Says what a language lacks: `node tools/languages.mjs de`. Missing texts are shown in English.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, nameTranslation, readTexts } from '../libs/messages/build/compile.mjs';
import { listArguments } from '../libs/messages/build/arguments.mjs';
import { workspace } from './run.mjs';

const [language] = process.argv.slice(2);
if (!language || language === LANGUAGES.source) {
  console.error('Please name a language other than English: node tools/languages.mjs de');
  process.exit(1);
}

const CONTENT = 'libs/catalog/content';
const { stdout } = spawnSync('git', ['ls-files', '*messages.en.ts', `${CONTENT}/*.en.yaml`], {
  cwd: workspace,
  encoding: 'utf8',
});
const wrong = [];
let missing = 0;
let all = 0;
for (const file of stdout
  .trim()
  .split('\n')
  // Lists of words are for reading, and each language has its own.
  .filter((name) => !name.includes('/testing/') && !name.endsWith('/words.en.yaml'))) {
  const english = flatten(file);
  const translation = file.endsWith('.yaml')
    ? file.replace(/\.en\.yaml$/, `.${language}.yaml`)
    : nameTranslation(file, language);
  const translated = existsSync(join(workspace, translation)) ? flatten(translation) : new Map();
  all += english.size;
  const gaps = [...english.keys()].filter((key) => !translated.has(key));
  missing += gaps.length;
  if (gaps.length > 0) console.warn(`${translation}: ${gaps.length} of ${english.size} missing`);
  for (const [key, text] of translated) {
    const source = english.get(key);
    if (source === undefined) wrong.push(`${translation}: ${key} is no key of ${file}`);
    else if (list(file, source) !== list(file, text))
      wrong.push(`${translation}: ${key} has other arguments: ${list(file, source) || 'none'}`);
  }
}
console.log(`${language}: ${all - missing} of ${all} texts`);
for (const line of wrong) console.error(line);
process.exit(wrong.length > 0 ? 1 : 0);

function list(file, text) {
  const names = file.endsWith('.yaml')
    ? [...new Set(text.match(/(?<={)[\w-]+(?=})/g))].sort()
    : listArguments(text);
  return names.join(', ');
}

function flatten(file) {
  if (file.endsWith('.yaml')) return new Map(listLeaves(parse(readFileSync(join(workspace, file), 'utf8'))));
  const texts = readTexts(readFileSync(join(workspace, file), 'utf8'), file);
  return new Map(
    Object.entries(texts).flatMap(([namespace, messages]) =>
      Object.entries(messages).map(([key, text]) => [`${namespace}.${key}`, text]),
    ),
  );
}

/** Texts with their places. */
function listLeaves(value, place = '') {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    listLeaves(each, place ? `${place}.${key}` : key),
  );
}
