import {
  joinWords,
  type Case,
  type Entry,
  type Form,
  type Gender,
  type Grammar,
  type Nominal,
} from './phrase';

/** The plural has one declension for all genders. */
type Class = Gender | 'many';
type Endings = Readonly<Record<Class, Readonly<Record<Case, string>>>>;

const DEFINITE = readTable(`
  masculine der  den  dem  des
  feminine  die  die  der  der
  neuter    das  das  dem  des
  many      die  die  den  der`);

/** For ein and dein; ein has no plural. */
const INDEFINITE = readTable(`
  masculine -    -en  -em  -es
  feminine  -e   -e   -er  -er
  neuter    -    -    -em  -es
  many      -e   -e   -en  -er`);

const GENDERS: readonly Gender[] = ['neuter', 'masculine', 'feminine'];
/** Letters. */
const LEAST_ALIKE = 3;

/** After der, die, das. */
const WEAK = readTable(`
  masculine -e   -en  -en  -en
  feminine  -e   -e   -en  -en
  neuter    -e   -e   -en  -en
  many      -en  -en  -en  -en`);

/** After ein and dein. */
const MIXED = readTable(`
  masculine -er  -en  -en  -en
  feminine  -e   -e   -en  -en
  neuter    -es  -es  -en  -en
  many      -en  -en  -en  -en`);

/** Without an article. */
const STRONG = readTable(`
  masculine -er  -en  -em  -en
  feminine  -e   -e   -er  -er
  neuter    -es  -es  -em  -en
  many      -e   -e   -en  -er`);

/**
 * Nouns need `noun: { one, many, gender }` (one number is enough if there is no other), and `genitive` (singular) and
 * `dativeMany` if the rules fail. Adjectives need `adjective`, `indeclinable`, or `after` if they follow the noun:
 * `in Schildpatt`.
 */
export const grammar: Grammar = {
  write(nominal, form) {
    const declined = getClass(nominal);
    const named = writeName(nominal, form, declined);
    if (named !== null) return named;
    return joinWords(
      writeArticle(form, declined),
      ...nominal.adjectives.map((adjective) => writeAdjective(adjective, form, declined)),
      writeNoun(nominal.noun, form.case, declined),
      ...nominal.adjectives.map(({ forms }) => forms['after']),
    );
  },
  getNumber: (nominal) => (getClass(nominal) === 'many' ? 'many' : 'one'),
  getGender: ({ noun }) => getGender(noun),
};

/** Null unless the endings of its adjectives, or its noun, show gender and number. */
function writeName({ name = '', noun, number }: Nominal, form: Form, declined: Class | null): string | null {
  if (declined === null || (number === 'many' && noun.forms['one'] !== undefined)) return null;
  const words = name.split(' ');
  const kind = noun.forms['one'] ?? noun.forms['many'] ?? noun.title;
  const isOfKind = !words.includes(kind) && endAlike(words[0]!, kind);
  const at = isOfKind ? 0 : words.findIndex((word, index) => index > 0 && /^\p{Lu}/u.test(word));
  if (at < 0) return null;
  const adjectives = words.slice(0, at);
  const shown = [declined, ...GENDERS].find((each) =>
    adjectives.every((word) => word.endsWith(STRONG[each].nominative)),
  );
  if (shown === undefined) return null;
  const stems = adjectives.map((word) => word.toLowerCase().slice(0, -STRONG[shown].nominative.length));
  return joinWords(
    writeArticle(form, shown),
    ...stems.map((stem) => stem + getEndings(form, shown)[shown][form.case]),
    writeNoun({ title: words[at]!, forms: {} }, form.case, shown),
    ...words.slice(at + 1),
  );
}

function endAlike(word: string, other: string): boolean {
  const [a, b] = [word, other].map((each) => each.slice(-LEAST_ALIKE).toLowerCase());
  return /^\p{Lu}../u.test(word) && a === b;
}

function getEndings({ article }: Form, declined: Class): Endings {
  if (article === null || (article === 'a' && declined === 'many')) return STRONG;
  return article === 'the' ? WEAK : MIXED;
}

function getClass({ noun: { title, forms }, number }: Nominal): Class | null {
  const { one, many } = forms;
  if (one === undefined && many === undefined) return null;
  const isMany = number === 'many' ? many !== undefined : one === undefined;
  return isMany ? 'many' : (getGender({ title, forms }) ?? 'neuter');
}

function getGender({ forms: { gender } }: Entry): Gender | null {
  return gender === 'masculine' || gender === 'feminine' || gender === 'neuter' ? gender : null;
}

/** No article for nouns without forms: better none than a wrong one. */
function writeArticle({ article, case: written }: Form, declined: Class | null): string | null {
  if (article === null || declined === null) return null;
  if (article === 'the') return DEFINITE[declined][written];
  if (article === 'a' && declined === 'many') return null;
  return (article === 'a' ? 'ein' : 'dein') + INDEFINITE[declined][written];
}

function writeAdjective({ title, forms }: Entry, form: Form, declined: Class | null) {
  if (forms['after'] !== undefined) return null;
  const { adjective, indeclinable } = forms;
  const word = adjective ?? indeclinable ?? title.toLowerCase();
  // Rosa, lila, khaki, indigo
  if (adjective === undefined || declined === null || /[aio]$/.test(word)) return word;
  return toStem(word) + getEndings(form, declined)[declined][form.case];
}

/** Dunkel, dunkler; teuer, teurer; hoch, hoher; beige, beiger. */
function toStem(adjective: string): string {
  if (adjective.endsWith('hoch')) return adjective.slice(0, -2) + 'h';
  if (adjective.endsWith('e')) return adjective.slice(0, -1);
  if (adjective.endsWith('el')) return `${adjective.slice(0, -2)}l`;
  return adjective.replace(/(?<=[aeä]u)er$/, 'r');
}

function writeNoun({ title, forms }: Entry, written: Case, declined: Class | null): string {
  if (declined === null) return title;
  const noun = (declined === 'many' ? forms['many'] : forms['one']) ?? title;
  if (declined === 'many') return written === 'dative' ? (forms['dativeMany'] ?? toDativePlural(noun)) : noun;
  return written === 'genitive' && declined !== 'feminine' ? (forms['genitive'] ?? toGenitive(noun)) : noun;
}

/** Kleidern, Röcken, Pumps. */
function toDativePlural(noun: string): string {
  return /(e|el|er)$/.test(noun) ? `${noun}n` : noun;
}

/** Rockes, Anzugs, T-Shirts, Dresses. */
function toGenitive(noun: string): string {
  const syllables = noun.match(/[aeiouyäöü]+/gi)?.length ?? 0;
  return /(s|ß|x|z|sch|st)$/.test(noun) || (syllables === 1 && /^[^-]*[bdfgklmnprt]$/.test(noun))
    ? `${noun}es`
    : `${noun}s`;
}

function readTable(table: string): Endings {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => {
      const [declined, nominative, accusative, dative, genitive] = line
        .trim()
        .split(/\s+/)
        .map((cell) => cell.replace('-', ''));
      return [declined, { nominative, accusative, dative, genitive }];
    });
  return Object.fromEntries(rows) as Endings;
}
