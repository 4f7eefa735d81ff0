import type { ClothingAttribute } from './vocabulary';

/**
 * Evidence for advice: tested directly, extrapolated from a similar test, convention of the craft, or
 * contested.
 */
export const EVIDENCE_WORDS = ['tested', 'extrapolated', 'convention', 'contested'] as const;
export type Evidence = (typeof EVIDENCE_WORDS)[number];

/** Strengths or weights by `<zone or area>.<effect>`, for instance `neck.length`. */
export type Effects = Record<string, number>;

export type ValueOptics = Record<string, Effects>;

interface OpticalRule {
  evidence: Evidence;
  says: string;
  /** Study id; required for tested and extrapolated rules. */
  study?: string | undefined;
}

export interface OpticalRemark {
  feature?: string | undefined;
  attribute: ClothingAttribute;
  value: string;
  why: string;
}

interface EffectWords {
  more: string;
  less: string;
  /** More where less is wished for. */
  excess?: string | undefined;
  /** Less where more is wished for. */
  lack?: string | undefined;
  /** By zone: wording for the reverse direction, if it is wished for. */
  given?: Record<string, string> | undefined;
}

export interface Optics {
  rules: Record<string, OpticalRule>;
  /** Joins two phrases, `{first}` and `{second}`. */
  join: string;
  /** `{zone}` in the words is replaced by the body part. */
  effects: Record<string, EffectWords>;
  zones: Record<string, [words: string, pronoun: string]>;
  /** Groups of zones that a garment covers. No zone lies in two areas. */
  areas: Record<string, string[]>;
  contested: (OpticalRemark & { study?: string | undefined })[];
  floors: (OpticalRemark & { rating: number })[];
  exceptions: (OpticalRemark & { feature: string; rating: number })[];
  values: Record<ClothingAttribute, Record<string, ValueOptics>>;
}

export interface FeatureWishes {
  /** `<bodyPart>:<attribute>`, for instance `shoulders:narrow`. */
  key: string;
  bodyPart: string;
  attribute: string;
  displayName: string;
  zones: string[];
  /** Weights; negative wishes for the reverse. */
  wishes: Effects;
  /** Weights above 0 of effects to keep unchanged: either direction counts against a value. */
  steady: Effects;
}

/** Groups of entries that count only once, by `attribute:value` and by feature key. */
export interface Facts {
  values: string[][];
  features: string[][];
}
