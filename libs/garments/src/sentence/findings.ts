import type { Sense } from '../compiled-lexicon';
import type { Mark } from '../marks';

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ValueFinding extends Span {
  readonly value: number;
}

export interface ColorFinding extends Span {
  readonly color: number;
  /** Number of colors that the sentence names before it. */
  readonly place: number;
}

export interface KindFinding extends Span {
  readonly kind: number;
  /** 0 for the first noun of its sentence, 1 for another one before any preposition, 2 after one. */
  readonly rank: 0 | 1 | 2;
  /** Object of a verb, as in a slogan: "wish for a star", "mind the hat". */
  readonly isObject?: true;
}

export interface SentenceFindings {
  values: ValueFinding[];
  readonly colors: ColorFinding[];
  readonly kinds: KindFinding[];
  readonly signs: number[];
  readonly expected: Mark[];
  readonly understood: Span[];
}

export interface Head extends Span {
  readonly names: readonly string[];
  readonly isGarment: boolean;
}

export interface WaitingWord {
  readonly mark: Mark;
  readonly commas: number;
  readonly values: readonly ValueFinding[];
  readonly color?: ColorFinding;
}

export function listValues(
  { phrase }: Mark,
  passes: (sense: Sense) => boolean,
  { start, end }: Span,
): ValueFinding[] {
  const found: ValueFinding[] = [];
  for (const sense of phrase?.senses ?? []) if (passes(sense)) found.push({ value: sense[0], start, end });
  return found;
}

export function createSenseFilter(names: readonly string[]): (sense: Sense) => boolean {
  return ([, name]) => !!name && names.includes(name);
}

export function isSaidAlone([, name, place]: Sense): boolean {
  return !name && !place;
}
