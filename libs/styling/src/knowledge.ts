import type { Occasion, Season } from '@figura/contracts';

/** What the ranking reads of the styling knowledge: the catalog satisfies it. All lists keep their order. */
export interface StylingKnowledge {
  readonly features: readonly FeatureKnowledge[];
  readonly recommendations: readonly RatedValue[];
  readonly itemTypes: readonly ItemType[];
  readonly items: readonly RatedItem[];
  readonly facts: Facts;
}

export interface FeatureKnowledge {
  /** `bodyPart:attribute` */
  readonly key: string;
  readonly bodyPart: string;
  readonly attribute: string;
  readonly displayName: string;
  /** The zones of the body that the feature is about. */
  readonly zones: readonly string[];
}

/** What one value of one clothing attribute does for one feature. */
export interface RatedValue {
  readonly id: string;
  /** Key of the feature. */
  readonly feature: string;
  readonly attribute: string;
  readonly value: string;
  /** Whole, -3 to +3, never 0. */
  readonly rating: number;
  /** One sentence. */
  readonly effect: string;
  /** What the sentence says, each as `<zone>.<effect>+` or `-`. */
  readonly claims?: readonly string[] | undefined;
  /** Whether it acts only where the cloth is worn: it counts for pieces that cover one of the feature's zones. */
  readonly onlyWhereWorn: boolean;
}

export interface ItemType {
  /** Unique among all types. */
  readonly slug: string;
  /** Slug of the more general type that it is a kind of. */
  readonly kindOf?: string | undefined;
  /** Zones of the body that a piece of this type covers. */
  readonly covers: readonly string[];
  /** Attributes whose ratings count for a piece of this type; the others are for its picture. */
  readonly rated: readonly string[];
  /** By attribute the only values that garments of this type have; any, where the attribute is missing. */
  readonly possible?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  /** What is never suggested of them, each as `attribute:value`. */
  readonly apart?: readonly string[] | undefined;
}

export interface RatedItem {
  readonly id: string;
  /** Slug of its type. */
  readonly type: string;
  /** Values by attribute. */
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  /** To what and when it is worn, where that is known. */
  readonly occasion?: readonly Occasion[] | undefined;
  readonly season?: readonly Season[] | undefined;
}

/** What counts once. */
interface Facts {
  /** Groups of `attribute:value` that are one thing to the eye. */
  readonly values: readonly (readonly string[])[];
  /** Groups of features that are nearly one. */
  readonly features: readonly (readonly string[])[];
}
