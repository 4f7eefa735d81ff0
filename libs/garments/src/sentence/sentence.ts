import { ANY_GARMENT } from '../compile-lexicon';
import type { UnpackedLexicon } from '../compiled-lexicon';
import { isSaidAlone, isSaidOf, listValues } from './findings';
import type { ColorFinding, Head, SentenceFindings, Span, ValueFinding, WaitingWord } from './findings';
import type { Mark } from '../marks';
import { isNumber } from './neighbors';

/** Parts whose color, where it is the only one, is that of the whole. */
const PARTS_OF_THE_SAME_COLOR = new Set(
  'neck sleeve cuff strap shoulder back waist rise fit leg hem slit heel'.split(' '),
);

/** As many words may wait for their noun, or things for their place. */
const MAX_WAITING = 12;

/** What is known of a sentence while its marks are read from left to right. */
export class Sentence {
  readonly found: SentenceFindings = {
    ...{ values: [], colors: [], kinds: [], signs: [] },
    ...{ expected: [], understood: [] },
  };
  /** Words whose noun has not come yet. */
  waiting: WaitingWord[] = [];
  /** The noun before, of which a preposition or a verb may say more. */
  head: Head | undefined;
  /** The noun that a verb or a colon says something of. */
  subject: Head | undefined;
  /** The garment that the sentence named last. */
  garment: Head | undefined;
  /** Whether any noun stood before. */
  hasHead = false;
  /** Whether what comes is still about the garment as a whole. */
  aboutGarment = true;
  /** Whether a preposition stands before what comes. */
  governed = false;
  negated = false;
  /** Whether "in" stands before what comes. */
  behindIn = false;
  /** Whether what comes is said of a lining. */
  ofLining = false;
  /** Whether the next word states nothing. */
  skipNext = false;
  commas = 0;
  /** How many commas stood before the noun before. */
  commasAtHead = 0;
  /** Whether commas part what one thing is made of: a collar "in red, white, navy". */
  inClothList = false;
  colorsSeen = 0;
  /** Things that a place may follow. */
  placeable: Mark[] = [];
  /** Whether a place was said of them; another may follow, but the next thing has a place of its own. */
  placed = false;
  /** What the nearest of them gave. */
  nearest: ValueFinding[] = [];

  constructor(
    readonly marks: readonly Mark[],
    readonly lexicon: UnpackedLexicon,
  ) {}

  getAttribute(value: number): string {
    return this.lexicon.values[value]!.attribute;
  }

  /** Notes values as said, unless they are denied or none of the vocabulary's. */
  say(values: readonly ValueFinding[]): void {
    if (this.negated) return;
    for (const finding of values) {
      if (this.lexicon.values[finding.value]!.value === null) {
        this.found.understood.push(finding);
        continue;
      }
      this.found.values.push(finding);
      this.nearest.push(finding);
    }
  }

  /** Notes that a word should give something, unless it is denied or said of a lining. */
  expect(mark: Mark): void {
    const { text } = mark;
    if (this.negated || this.ofLining || text.length < 2 || isNumber(text) || this.lexicon.silent.has(text))
      return;
    this.found.expected.push(mark);
  }

  /** Whether a value is seen although another part follows: the neck of a "V-neck back" is behind. */
  isSeenBefore({ value }: ValueFinding, next: Mark | undefined): boolean {
    return !this.lexicon.notAt[this.getAttribute(value)]?.includes(next?.phrase?.part ?? '');
  }

  /** A color that the sentence names behind those before. */
  nextColor(color: number, { start, end }: Span): ColorFinding {
    return { color, place: this.colorsSeen++, start, end };
  }

  /** Notes what a word of cloth or color says of the garment. */
  sayOfGarment({ values, color }: WaitingWord): void {
    this.say(values);
    if (color && !this.negated) this.found.colors.push(color);
  }

  /** Whoever writes more words before a noun than {@link MAX_WAITING} means none of them. */
  wait(word: Omit<WaitingWord, 'commas'>): void {
    if (this.waiting.length > MAX_WAITING) this.waiting.shift();
    this.waiting.push({ ...word, commas: this.commas });
  }

  mayBePlaced(thing: Mark): void {
    if (this.placed) this.placeable = [];
    else if (this.placeable.length > MAX_WAITING) this.placeable.shift();
    this.placeable.push(thing);
    this.placed = false;
  }

  /** Ends a list of cloths or colors; other words may still find their noun: "long, wide sleeves". */
  endCloth(): void {
    const meaningful = this.waiting.filter(({ values, color }) => values.length > 0 || color);
    // "V-neck, in linen, black": behind a comma it is no longer of the part.
    this.inClothList ||= meaningful.some(({ commas }) => commas <= this.commasAtHead);
    if (this.isOfGarment()) meaningful.forEach((word) => this.sayOfGarment(word));
    this.waiting = this.waiting.filter((word) => !meaningful.includes(word));
  }

  /**
   * Ends what stands before: words that found no noun are said of the verb's subject, cloth and color of the garment.
   *
   * @param isPlaced whether a place follows: "lace at the top" is none of the garment's cloth
   */
  endClause(isPlaced = false): void {
    const ofGarment = this.isOfGarment();
    const { subject } = this;
    const isSaid = isSaidOf(this.namesOfClause());
    for (const word of this.waiting) {
      const { mark } = word;
      if (!isPlaced && this.isListItem(word)) {
        this.sayAsListItem(word);
        continue;
      }
      if (ofGarment && !subject) this.sayOfGarment(word);
      this.say(listValues(mark, isSaid, { start: subject?.start ?? mark.start, end: mark.end }));
      if (subject?.isGarment) this.sayOfGarment(word);
    }
    this.waiting = [];
  }

  /** Ends the sentence: "dress with long sleeves in black" is black, unless another color was named. */
  endSentence(): void {
    const isOfGarment =
      this.behindIn &&
      this.found.colors.length === 0 &&
      this.head?.names.some((name) => PARTS_OF_THE_SAME_COLOR.has(name));
    if (isOfGarment)
      for (const word of this.waiting) if (word.color) this.sayOfGarment({ ...word, values: [] });
    this.endClause();
  }

  /**
   * Ends a list of what the garment is like at its last color or cloth, before the next part: "skirt, pleated, green, high
   * waist", "dress, linen, knee length".
   */
  endList(): void {
    const isSaid = ({ color, values }: WaitingWord) => color || values.length > 0;
    const last = this.waiting.findLastIndex(
      (word) => isSaid(word) && word.commas < this.commas && this.isListItem(word),
    );
    this.waiting.slice(0, last + 1).forEach((word) => this.sayAsListItem(word));
    this.waiting = this.waiting.slice(last + 1);
  }

  /** "Dress, fully lined, concealed zip": what the noun behind the comma does not take. */
  sayIfListItem(word: WaitingWord): void {
    if (word.commas < this.commas && this.garment && this.isListItem(word)) this.sayAsListItem(word);
  }

  private sayAsListItem(word: WaitingWord): void {
    this.sayOfGarment(word);
    this.say(listValues(word.mark, isSaidOf(this.garment?.names ?? []), word.mark));
  }

  /** Whether a word stands in a list of what the garment is like, a comma behind the noun before: "dress, V-neck, black". */
  private isListItem({ commas }: WaitingWord): boolean {
    // "Pussy bow, balloon sleeves, semi-sheer chiffon": a sentence may leave the garment out.
    const isNamed = !!this.garment || this.aboutGarment;
    return isNamed && !this.subject && !this.inClothList && !this.governed && commas > this.commasAtHead;
  }

  /** What waiting words say of a noun, in their order: those just before it only, where another noun follows. */
  wordsFor(names: readonly string[], adjacentOnly: boolean): { word: WaitingWord; values: ValueFinding[] }[] {
    const taken: { word: WaitingWord; values: ValueFinding[] }[] = [];
    for (let at = this.waiting.length - 1; at >= 0; at--) {
      const word = this.waiting[at]!;
      if (adjacentOnly && word.commas < this.commas) break;
      const values = listValues(word.mark, isSaidOf(names), word.mark);
      // "Ribbed high neck top", "striped long sleeve top": what is said of the top.
      const isOfMore = word.values.length > 0 || word.mark.phrase?.senses?.some(isSaidAlone);
      if (adjacentOnly && taken.length > 0 && isOfMore) break;
      if (values.length > 0) taken.push({ word, values });
      else if (adjacentOnly) break;
    }
    return taken.reverse();
  }

  /** Values with those of others whose attributes they do not give, or only weakly: the "crepe" of a "crepe viscose weave". */
  completed(values: readonly ValueFinding[], others: readonly ValueFinding[]): ValueFinding[] {
    const isWeak = ({ value }: ValueFinding) => this.lexicon.values[value]!.weak === true;
    const given = new Set(values.map(({ value }) => this.getAttribute(value)));
    const firmly = new Set(
      values.filter((finding) => !isWeak(finding)).map(({ value }) => this.getAttribute(value)),
    );
    const isLeft = (finding: ValueFinding) =>
      !(isWeak(finding) ? given : firmly).has(this.getAttribute(finding.value));
    return [...values, ...others.filter(isLeft)];
  }

  /** Until "with" a garment that was named is what cloth and colors are said of: "bodysuit long sleeve black". */
  private isOfGarment(): boolean {
    return this.aboutGarment && (!this.head || !!this.garment || this.governed);
  }

  /** The nouns that words without one of their own are said of. */
  private namesOfClause(): readonly string[] {
    if (this.subject) return this.subject.names;
    if (!this.hasHead) return [ANY_GARMENT];
    return this.head?.isGarment && !this.governed ? this.head.names : [];
  }
}
