import type { Category, Occasion, Season } from '@figura/contracts';

export interface StylingKnowledge {
  readonly features: readonly FeatureKnowledge[];
  readonly recommendations: readonly RatedValue[];
  /** Of told life states; apart, since no list of features shows them. */
  readonly lifeStates?: {
    readonly features: readonly FeatureKnowledge[];
    readonly recommendations: readonly RatedValue[];
  };
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
  readonly zones: readonly string[];
  /** Its ratings count for these garments alone; for all if missing. */
  readonly categories?: readonly Category[] | undefined;
}

export interface RatedValue {
  readonly id: string;
  readonly feature: string;
  readonly attribute: string;
  readonly value: string;
  /** Whole, -3 to +3, never 0. */
  readonly rating: number;
  readonly effect: string;
  readonly claims?: readonly string[] | undefined;
  readonly inGuide?: boolean | undefined;
  /** True if it counts only for pieces that cover one of the feature's zones. */
  readonly onlyWhereWorn: boolean;
}

export interface ItemType {
  /** Unique among all types. */
  readonly slug: string;
  readonly category?: Category | undefined;
  readonly kindOf?: string | undefined;
  readonly covers: readonly string[];
  /** Attributes whose ratings count; the others only shape the picture. */
  readonly rated: readonly string[];
  /** Only possible values by attribute; any if the attribute is missing. */
  readonly possible?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
  /** Never suggested, each `attribute:value`. */
  readonly apart?: readonly string[] | undefined;
}

export interface RatedItem {
  readonly id: string;
  readonly type: string;
  readonly attributes: Readonly<Record<string, readonly string[] | undefined>>;
  readonly occasion?: readonly Occasion[] | undefined;
  readonly season?: readonly Season[] | undefined;
}

interface Facts {
  readonly values: readonly (readonly string[])[];
  readonly features: readonly (readonly string[])[];
}
