import type { ClothingAttribute } from './vocabulary';

/** How well a piece of advice is founded: by a test, by the custom of the craft, or not agreed on. */
export const EVIDENCE_WORDS = ['tested', 'convention', 'contested'] as const;
export type Evidence = (typeof EVIDENCE_WORDS)[number];

/** Strengths or weights by effect, each effect written `<zone or area>.<effect>`, for instance `neck.length`. */
type Effects = Record<string, number>;

/** The effects of one value of the vocabulary, by the rule that they follow from. */
export type ValueOptics = Record<string, Effects>;

interface OpticalRule {
  evidence: Evidence;
  says: string;
  source?: string | undefined;
}

/** One value of one attribute, for one feature or, without one, for all of them. */
export interface OpticalRemark {
  feature?: string | undefined;
  attribute: ClothingAttribute;
  value: string;
  why: string;
}

export interface Optics {
  rules: Record<string, OpticalRule>;
  /** Each effect with the words for its two directions. */
  effects: Record<string, string>;
  zones: string[];
  /** Groups of zones that cloth covers when it is worn there. No zone lies in two areas. */
  areas: Record<string, string[]>;
  contested: OpticalRemark[];
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
  /** Key of the feature that wishes for the reverse. */
  opposite?: string | undefined;
}
