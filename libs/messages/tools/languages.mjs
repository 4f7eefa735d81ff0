// Lists a language's missing texts (shown in English): `node libs/messages/tools/languages.mjs de [part of a file's name]`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { LANGUAGES, nameTranslation, readTexts } from '../build/compile.mjs';
import { listArguments } from '../build/arguments.mjs';
import { workspace } from '../../../tools/run.mjs';

const [language, wanted = ''] = process.argv.slice(2);
if (!language || language === LANGUAGES.source) {
  console.error('Please name a language other than English: node libs/messages/tools/languages.mjs de');
  process.exit(1);
}

const CONTENT = 'libs/catalog/content';
/** Four of twelve are enough, since the blog lists only translated ones. */
const ARTICLES = 4;
const FORMS = /(^|\.)(noun\.(one|many|gender|genitive|dativeMany)|adjective|indeclinable|after)$/;
/** British variants, which other languages do not need. */
const BRITISH = /(^|\.)(british|search\.[1-9]\d*|searchFor\..+)$/;
const GENDERS = ['masculine', 'feminine', 'neuter'];

const wrong = [];
let missing = 0;
let all = 0;
// Skips lexicon files; each language has its own.
for (const file of listFiles('*messages.en.ts', `${CONTENT}/*.en.yaml`).filter(
  (name) => !name.includes('/testing/') && !name.endsWith('/words.en.yaml'),
)) {
  const english = flatten(file);
  const isContent = file.endsWith('.yaml');
  const translation = isContent
    ? file.replace(/\.en\.yaml$/, `.${language}.yaml`)
    : nameTranslation(file, language);
  const translated = existsSync(join(workspace, translation)) ? flatten(translation) : new Map();
  const needed = [...english.keys()].filter((key) => !isContent || !BRITISH.test(key));
  const gaps = needed.filter((key) => !translated.has(key));
  if (translated.size > 0) gaps.push(...listFormGaps(file, translated));
  all += needed.length;
  missing += gaps.length;
  if (gaps.length > 0) {
    const some = gaps.slice(0, 3).join(', ') + (gaps.length > 3 ? ' …' : '');
    console.warn(`${translation}: ${gaps.length} of ${needed.length} missing (${some})`);
  }
  for (const [key, text] of translated) checkText(translation, file, key, text, english.get(key));
}
const articles = listFiles('apps/web/src/content/blog/*.en.md');
const own = articles.filter((file) => existsSync(join(workspace, file.replace('.en.md', `.${language}.md`))));
if (own.length < ARTICLES) console.warn(`apps/web/src/content/blog: ${own.length} of ${ARTICLES} articles`);
const isComplete = missing === 0 && own.length >= ARTICLES;
console.log(`${language}: ${all - missing} of ${all} texts${isComplete ? ', complete' : ''}`);
for (const line of wrong) console.error(line);
process.exit(wrong.length > 0 || (LANGUAGES.shipped.includes(language) && !isComplete) ? 1 : 0);

function listFiles(...patterns) {
  const { stdout } = spawnSync('git', ['ls-files', ...patterns], { cwd: workspace, encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .filter((file) => file.includes(wanted));
}

/** Type nouns need a number and a gender; colors need their form before a noun. */
function listFormGaps(file, translated) {
  if (file.endsWith('/type.en.yaml')) {
    const hasNumber = translated.has('noun.one') || translated.has('noun.many');
    return hasNumber && GENDERS.includes(translated.get('noun.gender')) ? [] : ['noun'];
  }
  if (!file.endsWith('/colors.en.yaml')) return [];
  return [...translated.keys()]
    .filter((key) => key.endsWith('.name'))
    .map((key) => key.slice(0, -'.name'.length))
    .filter(
      (color) => !['adjective', 'indeclinable', 'after'].some((form) => translated.has(`${color}.${form}`)),
    )
    .map((color) => `${color}.adjective`);
}

function checkText(translation, file, key, text, source) {
  if (source === undefined) {
    if (!FORMS.test(key) && !BRITISH.test(key)) wrong.push(`${translation}: ${key} is no key of ${file}`);
    return;
  }
  try {
    const [needed, given] = [listNames(source), listNames(text)];
    if (needed !== given)
      wrong.push(`${translation}: ${key} has the arguments ${given || 'none'}, not ${needed || 'none'}`);
  } catch (error) {
    wrong.push(`${translation}: ${key}: ${error.message}`);
  }
}

/** Slots such as `one-piece` have a hyphen, which our content allows but ICU does not. */
function listNames(text) {
  return listArguments(text.replace(/(?<=\{\w+)-(?=\w)/g, '')).join(', ');
}

function flatten(file) {
  try {
    const source = readFileSync(join(workspace, file), 'utf8');
    if (file.endsWith('.yaml')) return new Map(listLeaves(parse(source)));
    return new Map(
      Object.entries(readTexts(source, file)).flatMap(([namespace, messages]) =>
        Object.entries(messages).map(([key, text]) => [`${namespace}.${key}`, text]),
      ),
    );
  } catch (error) {
    wrong.push(`${file}: ${error.message}`);
    return new Map();
  }
}

/** Texts with their key paths. */
function listLeaves(value, place = '') {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([key, each]) =>
    listLeaves(each, place ? `${place}.${key}` : key),
  );
}
