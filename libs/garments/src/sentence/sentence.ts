import { ANY_GARMENT } from '../compile-lexicon';
import type { UnpackedLexicon } from '../compiled-lexicon';
import { isSaidAlone, createSenseFilter, listValues } from './findings';
import type { ColorFinding, Head, SentenceFindings, Span, ValueFinding, WaitingWord } from './findings';
import type { Mark } from '../marks';
import { isNumber } from './neighbors';

/** Parts whose color, if it is the only one, is the color of the whole garment. */
const PARTS_OF_THE_SAME_COLOR = new Set(
  'neck sleeve cuff strap shoulder back waist rise fit leg hem slit heel'.split(' '),
);

const MAX_WAITING = 12;

export class Sentence {
  readonly found: SentenceFindings = {
    ...{ values: [], colors: [], kinds: [], signs: [] },
    ...{ expected: [], understood: [] },
  };
  waiting: WaitingWord[] = [];
  head: Head | undefined;
  subject: Head | undefined;
  garment: Head | undefined;
  hasHead = false;
  aboutGarment = true;
  governed = false;
  negated = false;
  behindIn = false;
  ofLining = false;
  skipNext = false;
  commas = 0;
  commasAtHead = 0;
  inClothList = false;
  colorsSeen = 0;
  placeable: Mark[] = [];
  placed = false;
  nearest: ValueFinding[] = [];

  constructor(
    readonly marks: readonly Mark[],
    readonly lexicon: UnpackedLexicon,
  ) {}

  getAttribute(value: number): string {
    return this.lexicon.values[value]!.attribute;
  }

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

  expect(mark: Mark): void {
    const { text } = mark;
    if (this.negated || this.ofLining || text.length < 2 || isNumber(text) || this.lexicon.silent.has(text))
      return;
    this.found.expected.push(mark);
  }

  /** False for the neck of a "V-neck back", which is behind. */
  isSeenBefore({ value }: ValueFinding, next: Mark | undefined): boolean {
    return !this.lexicon.notAt[this.getAttribute(value)]?.includes(next?.phrase?.part ?? '');
  }

  findNextColor(color: number, { start, end }: Span): ColorFinding {
    return { color, place: this.colorsSeen++, start, end };
  }

  sayOfGarment({ values, color }: WaitingWord): void {
    this.say(values);
    if (color && !this.negated) this.found.colors.push(color);
  }

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

  /** Ends a list of fabrics or colors; other words may still find their noun: "long, wide sleeves". */
  endCloth(): void {
    const meaningful = this.waiting.filter(({ values, color }) => values.length > 0 || color);
    // "V-neck, in linen, black": after a comma it no longer describes the part.
    this.inClothList ||= meaningful.some(({ commas }) => commas <= this.commasAtHead);
    if (this.isOfGarment()) meaningful.forEach((word) => this.sayOfGarment(word));
    this.waiting = this.waiting.filter((word) => !meaningful.includes(word));
  }

  /**
   * Assigns pending words to the verb's subject, and fabric and color to the garment.
   * @param isPlaced true if a place follows: "lace at the top" is not the garment's fabric
   */
  endClause(isPlaced = false): void {
    const ofGarment = this.isOfGarment();
    const { subject } = this;
    const isSaid = createSenseFilter(this.listClauseNames());
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

  /** "Dress with long sleeves in black" is black unless another color was named. */
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
   * Ends the garment's list at its last color or fabric before the next part: "skirt, pleated, green, high
   * waist".
   */
  endList(): void {
    const isSaid = ({ color, values }: WaitingWord) => color || values.length > 0;
    const last = this.waiting.findLastIndex(
      (word) => isSaid(word) && word.commas < this.commas && this.isListItem(word),
    );
    this.waiting.slice(0, last + 1).forEach((word) => this.sayAsListItem(word));
    this.waiting = this.waiting.slice(last + 1);
  }

  /** Applies list items that do not describe the noun after the comma: "Dress, fully lined, concealed zip". */
  sayIfListItem(word: WaitingWord): void {
    if (word.commas < this.commas && this.garment && this.isListItem(word)) this.sayAsListItem(word);
  }

  private sayAsListItem(word: WaitingWord): void {
    this.sayOfGarment(word);
    this.say(listValues(word.mark, createSenseFilter(this.garment?.names ?? []), word.mark));
  }

  private isListItem({ commas }: WaitingWord): boolean {
    // "Pussy bow, balloon sleeves, semi-sheer chiffon": a sentence may omit the garment.
    const isNamed = !!this.garment || this.aboutGarment;
    return isNamed && !this.subject && !this.inClothList && !this.governed && commas > this.commasAtHead;
  }

  findWords(
    names: readonly string[],
    adjacentOnly: boolean,
  ): { word: WaitingWord; values: ValueFinding[] }[] {
    const taken: { word: WaitingWord; values: ValueFinding[] }[] = [];
    for (let at = this.waiting.length - 1; at >= 0; at--) {
      const word = this.waiting[at]!;
      if (adjacentOnly && word.commas < this.commas) break;
      const values = listValues(word.mark, createSenseFilter(names), word.mark);
      const isOfMore =
        word.color !== undefined || word.values.length > 0 || word.mark.phrase?.senses?.some(isSaidAlone);
      if (adjacentOnly && taken.length > 0 && isOfMore) break;
      if (values.length > 0) taken.push({ word, values });
      else if (adjacentOnly) break;
    }
    return taken.reverse();
  }

  /** Adds other values for attributes that are missing or weak: "crepe" from "crepe viscose weave". */
  completeValues(values: readonly ValueFinding[], others: readonly ValueFinding[]): ValueFinding[] {
    const isWeak = ({ value }: ValueFinding) => this.lexicon.values[value]!.weak === true;
    const given = new Set(values.map(({ value }) => this.getAttribute(value)));
    const firmly = new Set(
      values.filter((finding) => !isWeak(finding)).map(({ value }) => this.getAttribute(value)),
    );
    const isLeft = (finding: ValueFinding) =>
      !(isWeak(finding) ? given : firmly).has(this.getAttribute(finding.value));
    return [...values, ...others.filter(isLeft)];
  }

  private isOfGarment(): boolean {
    return this.aboutGarment && (!this.head || !!this.garment || this.governed);
  }

  private listClauseNames(): readonly string[] {
    if (this.subject) return this.subject.names;
    if (!this.hasHead) return [ANY_GARMENT];
    return this.head?.isGarment && !this.governed ? this.head.names : [];
  }
}
