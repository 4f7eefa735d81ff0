import type { ClothingAttribute } from './vocabulary';

/**
 * How well a piece of advice is founded: by a test of this very thing, by a test of something close to it, by the custom
 * of the craft, or not agreed on.
 */
export const EVIDENCE_WORDS = ['tested', 'extrapolated', 'convention', 'contested'] as const;
export type Evidence = (typeof EVIDENCE_WORDS)[number];

/** Strengths or weights by effect, each effect written `<zone or area>.<effect>`, for instance `neck.length`. */
export type Effects = Record<string, number>;

/** The effects of one value of the vocabulary, by the rule that they follow from. */
export type ValueOptics = Record<string, Effects>;

interface OpticalRule {
  evidence: Evidence;
  says: string;
  /** The id of the study that it rests on; rules that are tested or extrapolated have one. */
  study?: string | undefined;
}

/** One value of one attribute, for one feature or, without one, for all of them. */
export interface OpticalRemark {
  feature?: string | undefined;
  attribute: ClothingAttribute;
  value: string;
  why: string;
}

interface EffectWords {
  more: string;
  less: string;
  /** By zone what the reverse direction gives, where that is wished for. */
  given?: Record<string, string> | undefined;
}

export interface Optics {
  rules: Record<string, OpticalRule>;
  /** Each effect with the words for its directions, in which `{zone}` stands for the part of the body. */
  effects: Record<string, EffectWords>;
  /** The parts of the body, each with its words and the pronoun for them. */
  zones: Record<string, [words: string, pronoun: string]>;
  /** Groups of zones that cloth covers when it is worn there. No zone lies in two areas. */
  areas: Record<string, string[]>;
  contested: (OpticalRemark & { study?: string | undefined })[];
  floors: (OpticalRemark & { rating: number })[];
  exceptions: (OpticalRemark & { feature: string; rating: number })[];
  values: Record<ClothingAttribute, Record<string, ValueOptics>>;
}

/** A body part with an attribute, and what clothing should do for it. */
export interface FeatureWishes {
  /** `<bodyPart>:<attribute>`, for instance `shoulders:narrow`. */
  key: string;
  bodyPart: string;
  attribute: string;
  displayName: string;
  /** The zones that the feature's own clothing covers. */
  zones: string[];
  /** Weights of the effects that it wishes for, negative where it wishes for the reverse. */
  wishes: Effects;
  /** Weights, above 0, of the effects that should stay as they are: they count against a value in either direction. */
  steady: Effects;
}

/** What counts once, by `attribute:value` and by key of the feature. */
export interface Facts {
  /** Values that are one thing to the eye. */
  values: string[][];
  /** Features that are nearly one. */
  features: string[][];
}
