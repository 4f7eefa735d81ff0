import type { Cut } from '@figura/contracts';
import {
  AGE_SIZE,
  AGES,
  ANIMALS_AND_DOLLS,
  CHILD_LABELS,
  CHILDREN,
  HEIGHTS,
  HIM,
  JOINED_STYLES,
  MEN,
  MEN_LABELS,
  NAMES_BEFORE,
  SAYINGS_BEHIND,
  STYLES,
  STYLES_BEFORE,
  STYLES_BY_WORD,
  UNISEX,
  WEAK_CHILDREN,
  WEAK_MEN,
  WEARING_PETS,
  WOMEN,
  WOMEN_PREFIX,
} from './audience-words';
import { isForPets } from './for-pets';
import { isGarmentNoun } from './garment-nouns';
import { listTitleWords, memoize, type TitleWord } from './title-words';
import { findWearer, isCompoundFor, isForWord, type Words } from './wearer-words';

export interface Audience {
  readonly genders?: readonly string[];
  readonly ages?: readonly string[];
  /** Broad to narrow. */
  readonly paths?: readonly string[];
  /** Separated by commas. */
  readonly labels?: string;
  readonly sizes?: readonly string[];
  readonly title: string;
}

const HAS_DIGIT = /\d/;
/** Longer fields are ignored. */
const MAX_LENGTH = 400;

/** The cuts of an offer; empty for children, animals, and dolls. Women's by default. */
export function findCuts(audience: Audience): readonly Cut[] {
  if (isForOthers(audience)) return isOnlyOfMen(audience) ? ['mens'] : [];
  const given = listColumnWords(audience.genders ?? []);
  const isSaid = given.some((word) => UNISEX.has(word)) || (given.some(isGenderOfMen) && given.length > 1);
  const isTitled = listTitleWords(audience.title).some(({ text }) => UNISEX.has(text));
  return isSaid || isTitled ? ['womens', 'mens'] : ['womens'];
}

/** Only for men, children, animals, or dolls. A stated gender or age overrides the title; a girl's dress counts as female. */
function isOnlyOfMen({
  genders = [],
  ages = [],
  paths = [],
  labels = '',
  sizes = [],
  title,
}: Audience): boolean {
  if (listColumnWords(ages).some(isChild) || sizes.some(isSizeOfChild)) return false;
  if (HAS_DIGIT.test(title) && AGES.test(title.slice(0, MAX_LENGTH))) return false;
  const fields = [...genders, ...paths, labels.slice(0, MAX_LABELS), title];
  return !fields
    .flatMap((field) => listTitleWords(field.replace(/[>_:,]/g, ' ')))
    .some(({ text }) => isChild(text) || ANIMALS_AND_DOLLS.has(text) || CHILD_PREFIX.test(text));
}

const MAX_LABELS = 4_000;
const CHILD_PREFIX =
  /^(?:jungen|jungs|jongens|mädchen|meisjes|kinder|kleinkinder|baby|peuter|kleuter|hunde|katzen|puppen|honden|katten|poppen)/u;

/**
 * True if an offer is only for men, children, animals, or dolls. A stated gender or age overrides the title; a
 * girl's dress counts as female.
 */
export function isForOthers(audience: Audience): boolean {
  const { genders = [], ages = [], paths = [], labels = '', sizes = [], title } = audience;
  const [given, years] = [listColumnWords(genders), listColumnWords(ages)];
  return (
    (given.length > 0 && given.every((gender) => isGenderOfMen(gender) || isChild(gender))) ||
    (years.length > 0 && years.every(isChild)) ||
    (sizes.length > 0 && sizes.every(isSizeOfChild)) ||
    paths.some(isKnownPathForOthers) ||
    areLabelsForOthers(labels) ||
    isTitleForOthers(title, {
      isGenderGiven: given.length > 0,
      isAgeGiven: years.length > 0,
      isFiledForWomen: paths.some(isPathForWomen),
    })
  );
}

interface Given {
  readonly isGenderGiven: boolean;
  readonly isAgeGiven: boolean;
  readonly isFiledForWomen: boolean;
}

function isTitleForOthers(title: string, { isGenderGiven, isAgeGiven, isFiledForWomen }: Given): boolean {
  const words = listTitleWords(title);
  const hasAge = HAS_DIGIT.test(title) && AGES.test(title.slice(0, MAX_LENGTH));
  if (!hasAge && !words.some(({ text }) => isTelling(text))) return false;
  if (isForPets(words)) return true;
  if (words.some(isWomen)) return false;
  return (
    hasAge ||
    (!isAgeGiven && words.some((_, index) => isSaidOfChildren(words, index, isFiledForWomen))) ||
    (!isGenderGiven &&
      !words.some(({ text }) => UNISEX.has(text)) &&
      words.some((_, index) => isSaidOfMen(words, index, isFiledForWomen)))
  );
}

const isTelling = memoize(
  (word) =>
    [MEN, WEAK_MEN, HIM, CHILDREN, WEAK_CHILDREN, ANIMALS_AND_DOLLS].some((words) => words.has(word)) ||
    findWearer(word) !== '',
);

function listColumnWords(fields: readonly string[]): string[] {
  return fields.flatMap((field) => splitColumn(field.slice(0, MAX_LENGTH)));
}

/** Separated by commas or slashes: `male`, `Men/Women`. */
const splitColumn = memoize((field) =>
  field
    .split(/[,;/|&]/)
    .map((word) => word.trim().toLowerCase().replace(/’/g, "'"))
    .filter(Boolean),
);

function isGenderOfMen(word: string): boolean {
  return word === 'm' || isMan(word);
}

function isMan(word: string): boolean {
  return MEN.has(word) || MEN_LABELS.has(word);
}

function isChild(word: string): boolean {
  return CHILDREN.has(word) || CHILD_LABELS.has(word);
}

function isWomen({ text }: TitleWord): boolean {
  return WOMEN.has(text) || startsWithWomen(text);
}

const startsWithWomen = memoize((word) => WOMEN_PREFIX.test(word));

function isSizeOfChild(size: string): boolean {
  const text = size.trim().slice(0, MAX_LENGTH);
  const [, from, to] = HEIGHTS.exec(text) ?? [];
  const isHeight = Number(to) - Number(from) === 6 && Number(from) >= 50 && Number(to) <= 170;
  return isHeight || AGE_SIZE.test(text) || AGES.test(text) || /^(?:kids|youth|kinder) /i.test(text);
}

function isSaidOfMen(words: Words, at: number, isFiledForWomen: boolean): boolean {
  const { text } = words[at]!;
  if (isCompoundFor(text, MEN)) return true;
  if (HIM.has(text) && isForWord(words[at - 1])) return true;
  if (!MEN.has(text)) return !isFiledForWomen && WEAK_MEN.has(text) && isAtPlaceOfWearer(words, at);
  return !isStyleOrName(words, at);
}

function isSaidOfChildren(words: Words, at: number, isFiledForWomen: boolean): boolean {
  const { text } = words[at]!;
  if (isCompoundFor(text, CHILDREN) || isCompoundFor(text, WEAK_CHILDREN)) return true;
  if (CHILDREN.has(text)) return !isStyleOrName(words, at);
  if (!WEAK_CHILDREN.has(text)) return false;
  return isForWord(words[at - 1]) || (!isFiledForWomen && isAtPlaceOfWearer(words, at));
}

/** "Menswear-inspired", "Boys of summer", "X-Men". */
function isStyleOrName(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  return (
    (word.joined && !isForWord(before)) ||
    (next !== undefined &&
      next.part === word.part &&
      (STYLES.has(next.text) ||
        SAYINGS_BEHIND.has(next.text) ||
        STYLES_BY_WORD.get(word.text)?.has(next.text) === true ||
        (next.joined && JOINED_STYLES.has(next.text)))) ||
    (before !== undefined &&
      before.part === word.part &&
      (STYLES_BEFORE.has(before.text) || NAMES_BEFORE.has(before.text)))
  );
}

/** "Girl dress", "Dress girl": the first word before a garment, or the last word of a part that has one. */
function isAtPlaceOfWearer(words: Words, at: number): boolean {
  if (isStyleOrName(words, at)) return false;
  const [word, next] = [words[at]!, words[at + 1]];
  const isFirst = at === 0;
  const isLast = next === undefined || next.part !== word.part;
  if (isLast) return words.slice(0, at).some(({ text }) => isGarmentNoun(text));
  return (
    (isFirst || word.text === 'baby') &&
    words.slice(at + 1, at + 3).some(({ text, part }) => part === word.part && isGarmentNoun(text))
  );
}

const isPathForWomen = memoize((path) => listTitleWords(path.slice(0, MAX_LENGTH)).some(isWomen));
const isKnownPathForOthers = memoize((path) => isPathForOthers(path.slice(0, MAX_LENGTH)));

/** One step for others is enough, unless another step is for women. */
function isPathForOthers(path: string): boolean {
  const words = listTitleWords(path);
  if (words.some(isWomen)) return false;
  const isUnisex = words.some(({ text }) => UNISEX.has(text));
  return words.some((word, index) => {
    const isAlone = words[index - 1]?.part !== word.part && words[index + 1]?.part !== word.part;
    const isFirst = words[index - 1]?.part !== word.part;
    const { text } = word;
    const isPerson = (isMan(text) && !isUnisex) || isChild(text);
    if (isAlone) return isPerson || ANIMALS_AND_DOLLS.has(text);
    if (isStyleOrName(words, index)) return false;
    return (
      (MEN.has(text) && !isUnisex) ||
      CHILDREN.has(text) ||
      isCompoundFor(text, MEN) ||
      isCompoundFor(text, CHILDREN) ||
      (isFirst && (isPerson || WEARING_PETS.has(text)))
    );
  });
}

/** Labels such as `gender:men`, `kids-clothing`. Labels for women override them. */
function areLabelsForOthers(labels: string): boolean {
  if (!labels) return false;
  const tags = labels.toLowerCase().split(',', 250).map(tagWords);
  if (tags.some((tag) => tag.some((text) => WOMEN.has(text) || UNISEX.has(text)))) return false;
  return tags.some(
    (tag) =>
      tag.some((text) => isMan(text) || isChild(text)) &&
      tag.every((text) => isMan(text) || isChild(text) || LABEL_WORDS.has(text)),
  );
}

const LABEL_WORDS = new Set([
  ...['gender', 'age', 'group', 'for', 'clothing', 'clothes', 'wear', 'apparel', 'fashion', 'department'],
  ...['collection', 'category', 'audience', 'target', 'geschlecht', 'mode', 'all', 'new', 'sale', 's'],
]);

function tagWords(tag: string): string[] {
  return tag
    .slice(0, 60)
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean);
}
