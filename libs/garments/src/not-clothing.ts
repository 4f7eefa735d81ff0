import { FOR } from './audience-words';
import { GARMENTS_IN_PLURAL, isEnglishGarment, isGarmentNoun } from './garment-nouns';
import { toPlainText } from './plain-text';
import { SHELVES } from './shelf-words';
import {
  ENGLISH_THINGS,
  GERMANIC_COMPOUND,
  GERMANIC_THINGS,
  NAMED_THINGS,
  PAPER,
  ROMANCE_THINGS,
  WEAK_GERMANIC_COMPOUND,
  WEAK_THINGS,
} from './thing-words';
import { listTitleWords, memoize, createWordSet, type TitleWord } from './title-words';

interface Offer {
  readonly title: string;
  readonly paths?: readonly string[];
  readonly labels?: string;
  readonly description?: string;
}

/** A `weak` thing counts only if there is no clothing. */
type Kind = 'garment' | 'thing' | 'weak' | 'paper';

interface Phrase {
  readonly words: readonly string[];
  readonly kind: Kind;
  readonly isEnglish: boolean;
}

interface Mention extends Omit<Phrase, 'words'> {
  readonly from: number;
  readonly to: number;
}

const PREPOSITIONS = createWordSet(`
  for with in of to by from made featuring w without
  mit aus für von vom im zum zur ohne auf
  avec en pour de du des à au aux sans sur par
  con del para por sin di da per senza su
  met van voor zonder op uit`);
const PRINTS_BEHIND = createWordSet(
  'print prints printed motif pattern patterned graphic shaped look effect druck bedruckt bedrucktes motiv optik muster',
);
const PRINTS_BEFORE = createWordSet(
  'imprimé imprimée imprimés motif estampado estampada stampa stampato stampata opdruk',
);
const MIN_COMPOUND = 7;
/** Characters. */
const MAX_PATH = 400;
const MAX_STEPS = 12;
/** Characters. */
const MAX_BEGINNING = 200;
const MAX_LABELS = 250;

const SAYINGS_BEFORE_FOR = createWordSet(
  'made ready perfect ideal great fit time love crazy mad bereit perfekt gemacht parfait idéal perfecto perfetto perfect klaar',
);

const PHRASES = listPhrasesByFirstWord();
const SHELF_NAMES: ReadonlySet<string> = new Set(SHELVES);

export function isNotClothing({ title, paths = [], labels = '', description = '' }: Offer): boolean {
  const words = listTitleWords(title);
  if (paths.some(isKnownOtherPath)) return true;
  const mayBeOther = words.some(({ text }) => isTelling(text));
  if (!mayBeOther && !labels) return false;
  const kind = findKindIn(words);
  const isName = kind === 'weak' || (kind === 'thing' && words.length === 1);
  if (isName) return !paths.some(isKnownGarmentPath) && !doesBeginWithGarment(description);
  return (
    kind === 'thing' ||
    kind === 'paper' ||
    isForGarments(words) ||
    (kind !== 'garment' && labels.split(',', MAX_LABELS).some(isShelf))
  );
}

const isKnownGarmentPath = memoize((path) => {
  const words = listTitleWords(path.slice(0, MAX_PATH));
  return words.some(({ text, part }) => part === words.at(-1)!.part && isGarmentNoun(text));
});

/** True for "T-shirt in jersey", false for "Goes with every dress". */
function doesBeginWithGarment(description: string): boolean {
  const words = listTitleWords(toPlainText(description.slice(0, MAX_BEGINNING)).text.trim());
  const end = words.findIndex(({ text, part }) => part > 0 || PREPOSITIONS.has(text));
  return findHead(listMentions(end < 0 ? words : words.slice(0, end))) === 'garment';
}

const isTelling = memoize(
  (word) =>
    FOR.has(word) ||
    OTHER_KINDS.has(findEntry(word).alone?.kind) ||
    findEntry(word).phrases.some(({ kind }) => kind !== 'garment'),
);

const OTHER_KINDS: ReadonlySet<Kind | undefined> = new Set<Kind>(['thing', 'weak', 'paper']);
const isKnownOtherPath = memoize((path) => isOtherPath(path.slice(0, MAX_PATH)));

/** A clothing step after other steps is more specific and wins. */
function isOtherPath(path: string): boolean {
  const steps = path
    .slice(0, 400)
    .split(/[>/|»]/)
    .slice(0, MAX_STEPS);
  const narrowest = steps.findLastIndex((step) => isShelf(step));
  const rest = steps.slice(narrowest + 1);
  if (narrowest >= 0)
    return !rest.some((step) => listTitleWords(step).some(({ text }) => isGarmentNoun(text)));
  return steps.length > 0 && OTHER_KINDS.has(findKindIn(listTitleWords(steps.at(-1)!)));
}

function isShelf(step: string): boolean {
  if (step.length > 60) return false;
  const words = listTitleWords(step).map(({ text }) => text);
  if (words.length === 0) return false;
  if (SHELF_NAMES.has(words.filter((word) => !AND.has(word)).join(' '))) return true;
  const sides = step.split(/[&+,]/);
  return sides.length > 1 && sides.every((side) => SHELF_NAMES.has(side.trim().toLowerCase()));
}

const AND = createWordSet('and und et y e en');

function findKindIn(words: readonly TitleWord[]): Kind | undefined {
  const mentions = listMentions(words);
  if (mentions.some(({ kind }) => kind === 'paper')) return 'paper';
  let chunk: Mention[] = [];
  let weak = false;
  for (let at = 0, next = 0; at <= words.length; at++) {
    const word = words[at];
    const isInMention = next > 0 && at < mentions[next - 1]!.to;
    const isEnd =
      !word || (!isInMention && (PREPOSITIONS.has(word.text) || words[at - 1]?.part !== word.part));
    if (isEnd && at > 0) {
      const head = findHead(chunk);
      if (head === 'garment' || head === 'thing') return head;
      weak ||= head === 'weak';
      // "Poster of a woman in a red dress": nothing after a preposition is for sale.
      if (weak && word && PREPOSITIONS.has(word.text)) return 'weak';
      chunk = [];
    }
    while (mentions[next]?.from === at) chunk.push(mentions[next++]!);
  }
  return weak ? 'weak' : undefined;
}

/** True for "Protector spray for boots"; "Made for walking boots" is a slogan. */
function isForGarments(words: readonly TitleWord[]): boolean {
  const at = words.findIndex(({ text }) => FOR.has(text));
  const before = words[at - 1];
  if (!before || SAYINGS_BEFORE_FOR.has(before.text)) return false;
  return (
    words.slice(at + 1, at + 3).some(({ text }) => GARMENTS_IN_PLURAL.has(text)) &&
    !words.slice(0, at).some(({ text }) => isGarmentNoun(text))
  );
}

/** In English the head is the last noun; in other languages the first, or the end of a compound. */
function findHead(chunk: readonly Mention[]): Kind | undefined {
  const garment = chunk.find(({ kind }) => kind === 'garment');
  let [head] = chunk.filter(({ kind }) => kind !== 'weak' || !garment);
  for (const mention of chunk) {
    if (!head || mention.from <= head.from || mention.kind === 'weak') continue;
    const isCompound = mention.isEnglish && mention.from === head.to;
    const isDescribed =
      head.isEnglish && head.kind === 'thing' && mention.isEnglish && mention.kind === 'garment';
    if (isCompound || isDescribed) head = mention;
  }
  return head?.kind;
}

function listMentions(words: readonly TitleWord[]): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length;) {
    const found = mentionAt(words, at);
    if (!found) {
      at += 1;
      continue;
    }
    at = found.to;
    const [before, behind] = [words[found.from - 1], words[found.to]];
    const isPrinted =
      (behind !== undefined && PRINTS_BEHIND.has(behind.text)) ||
      (before !== undefined && PRINTS_BEFORE.has(before.text));
    if (!isPrinted) mentions.push(found);
  }
  return mentions;
}

function mentionAt(words: readonly TitleWord[], from: number): Mention | undefined {
  const { phrases, alone } = findEntry(words[from]!.text);
  for (const { words: names, kind, isEnglish } of phrases) {
    const to = from + names.length;
    const isThere = names.every((name, index) => {
      const word = words[from + index]?.text;
      return word !== undefined && (word === name || toSingular(word) === name);
    });
    if (isThere) return { kind, isEnglish, from, to };
  }
  return alone && { ...alone, from, to: from + 1 };
}

interface Entry {
  readonly phrases: readonly Phrase[];
  readonly alone: Omit<Phrase, 'words'> | undefined;
}

const findEntry = memoize((word): Entry => {
  const phrases = PHRASES.get(word) ?? PHRASES.get(toSingular(word)) ?? [];
  const isCompound = word.length >= MIN_COMPOUND && GERMANIC_COMPOUND.test(word);
  if (GERMANIC_THINGS.has(word)) return { phrases, alone: { kind: 'thing', isEnglish: false } };
  if (isGarmentNoun(word)) return { phrases, alone: { kind: 'garment', isEnglish: isEnglishGarment(word) } };
  if (isCompound) return { phrases, alone: { kind: 'thing', isEnglish: false } };
  const isWeak = word.length >= MIN_COMPOUND && WEAK_GERMANIC_COMPOUND.test(word);
  return { phrases, alone: isWeak ? { kind: 'weak', isEnglish: false } : undefined };
});

function toSingular(word: string): string {
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

function listPhrasesByFirstWord(): ReadonlyMap<string, readonly Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  const add = (names: readonly string[], kind: Kind, isEnglish: boolean) => {
    for (const name of names) {
      const words = listTitleWords(name).map(({ text }) => text);
      phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, kind, isEnglish }]);
    }
  };
  add(PAPER, 'paper', false);
  add(ENGLISH_THINGS, 'thing', true);
  add(['cover up', 'tank top', 'sweat top', 'ankle boot'], 'garment', true);
  add(WEAK_THINGS, 'weak', true);
  add(NAMED_THINGS, 'thing', false);
  add(ROMANCE_THINGS, 'thing', false);
  for (const group of phrases.values()) group.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}
