import type { Sense } from '../compiled-lexicon';
import type { Mark } from '../marks';

/** Where words of the source say something. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A value, by its index in the lexicon. */
export interface ValueFinding extends Span {
  readonly value: number;
}

/** A color, by its index in the lexicon. */
export interface ColorFinding extends Span {
  readonly color: number;
  /** How many colors the sentence names before it. */
  readonly place: number;
}

export interface KindFinding extends Span {
  readonly kind: number;
  /** 0 for the first noun of its sentence, 1 for another before any preposition, 2 behind one. */
  readonly rank: 0 | 1 | 2;
  /** Whether it is what a verb is about, as in a slogan: "wish for a star", "mind the hat". */
  readonly isObject?: true;
}

/** What a sentence says. */
export interface SentenceFindings {
  values: ValueFinding[];
  readonly colors: ColorFinding[];
  readonly kinds: KindFinding[];
  /** Kinds that something in the sentence is a sign of. */
  readonly signs: number[];
  /** Words about the garment, each of which should give something. */
  readonly expected: Mark[];
  /** What gives nothing and is understood: a pattern of denim, the denim of an imitation. */
  readonly understood: Span[];
}

/** What a noun is called by in senses: a part's slug, or a kind's with all that it is a kind of. */
export interface Head extends Span {
  readonly names: readonly string[];
  readonly isGarment: boolean;
}

/** A word whose noun has not come yet; of cloth and colors also what they say if that noun is the garment. */
export interface WaitingWord {
  readonly mark: Mark;
  /** How many commas stood before it in the sentence. */
  readonly commas: number;
  readonly values: readonly ValueFinding[];
  readonly color?: ColorFinding;
}

/** The values of a mark's senses that pass, found at the span. */
export function listValues(
  { phrase }: Mark,
  passes: (sense: Sense) => boolean,
  { start, end }: Span,
): ValueFinding[] {
  const found: ValueFinding[] = [];
  for (const sense of phrase?.senses ?? []) if (passes(sense)) found.push({ value: sense[0], start, end });
  return found;
}

/** Whether a sense is said of one of these nouns. */
export function isSaidOf(names: readonly string[]): (sense: Sense) => boolean {
  return ([, name]) => !!name && names.includes(name);
}

/** Whether a sense is said by itself: of no noun and at no place. */
export function isSaidAlone([, name, place]: Sense): boolean {
  return !name && !place;
}
