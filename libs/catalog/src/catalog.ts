import type {
  Category,
  Cut,
  OutfitSlot,
  PublicSizeChart,
  Study,
  TasteLookId,
  ThemeCompanions,
  WornStyle,
} from '@figura/contracts';
import type { Language } from '@figura/messages';
import type { Evidence } from './optics';
import type { Context, ItemStatus, Occasion, Season, Wear } from './occasions';
import type { RailChecks } from './rail-check-schema';
import type { ClothingAttribute, GarmentPart } from './vocabulary';
import type { LookBook } from './looks-schema';
import type { WearingRules } from './wearing-schema';

/** By content file, then by path in it. */
export type ContentTexts = Record<string, Record<string, string>>;

export interface CatalogAttribute {
  readonly slug: ClothingAttribute;
  readonly displayName: string;
  readonly values: readonly CatalogValue[];
}

export interface CatalogValue {
  readonly slug: string;
  readonly displayName: string;
  /** Only if different. */
  readonly british?: string | undefined;
  /** Shop search terms in American and, if different, British English. */
  readonly search?: readonly [american: string, british?: string | undefined] | undefined;
  /** Per category; null if its shops have no word for it. */
  readonly searchFor?:
    | Readonly<Partial<Record<Category, readonly [american: string, british?: string | undefined] | null>>>
    | undefined;
  readonly part: GarmentPart;
  /** For an ambiguous word: slugs of the exact values it may mean. */
  readonly oneOf?: readonly string[] | undefined;
  readonly shopify?: string | undefined;
  readonly fashionpedia?: string | undefined;
}

export interface CatalogFeature {
  /** `<bodyPart>:<attribute>`, for example `shoulders:narrow`. */
  readonly key: string;
  readonly bodyPart: string;
  readonly attribute: string;
  readonly displayName: string;
  /** One line without a final period. */
  readonly subHeading: string;
  /** One paragraph. */
  readonly description: string;
  /** Wording for men, if the default mentions a bust, dress or heel. */
  readonly mens?:
    { readonly subHeading?: string | undefined; readonly description?: string | undefined } | undefined;
  /** Body parts covered by the feature's own clothing. */
  readonly zones: readonly string[];
}

export type LifeFeature = Omit<CatalogFeature, 'subHeading' | 'description'> & {
  /** Categories whose values count; all if missing. */
  readonly categories?: readonly Category[];
};

/** The effect of one value on one feature; ratings of 0 are omitted. */
export interface CatalogRecommendation {
  /** `<bodyPart>-<attribute of the body>_<clothing attribute>_<value>`; stable across catalog versions. */
  readonly id: string;
  readonly feature: string;
  readonly attribute: ClothingAttribute;
  readonly value: string;
  /** A guide may use a more exact name than the vocabulary. */
  readonly displayName: string;
  /** One sentence, from the guide or generated. */
  readonly effect: string;
  /** `<zone>.<effect>+` or `-`. */
  readonly claims: readonly string[];
  readonly inGuide: boolean;
  /** Cuts that have the value and that its wording fits. */
  readonly for: readonly Cut[];
  /** Integer from -3 (avoid) to +3 (choose), never 0. */
  readonly rating: number;
  readonly evidence: Evidence;
  readonly study?: string;
  /** Counts only when the type covers one of the feature's zones. */
  readonly onlyWhereWorn: boolean;
}

export interface CatalogItemType {
  /** Unique across categories. */
  readonly slug: string;
  readonly category: Category;
  readonly displayName: string;
  /** Only if different. */
  readonly british?: string | undefined;
  /** American and British shop search terms, if they differ from the names. */
  readonly search?: readonly [american: string, british?: string | undefined] | undefined;
  /** Slug of the more general type in the category. */
  readonly kindOf?: string | undefined;
  readonly wear: Wear;
  readonly shopify?: string | undefined;
  readonly fashionpedia?: string | undefined;
  readonly covers: readonly string[];
  /** Required for drawing. */
  readonly needs: readonly ClothingAttribute[];
  /** Attributes whose ratings count; others are only drawn. */
  readonly rated: readonly ClothingAttribute[];
  /**
   * Allowed values by attribute, most common first. Empty if another attribute decides; if the attribute is
   * missing, any.
   */
  readonly possible: OnlyValues;
  /** `attribute:value` entries that exist but are never suggested. */
  readonly apart: readonly string[];
}

type OnlyValues = Readonly<Partial<Record<ClothingAttribute, readonly string[]>>>;

/** Any of these `attribute:value` entries limits a garment's stated attributes. */
export interface CatalogCondition {
  readonly of: readonly string[];
  readonly only: OnlyValues;
}

export interface UsualValues {
  readonly types: Readonly<
    Record<
      string,
      {
        readonly implies?: OnlyValues | undefined;
        readonly usual?: OnlyValues | undefined;
        readonly usualKind?: string | undefined;
      }
    >
  >;
  /** By `attribute:value`. */
  readonly values: Readonly<Record<string, OnlyValues>>;
  readonly choices: Readonly<Partial<Record<ClothingAttribute, readonly (readonly string[])[]>>>;
  /** `attribute:value` entries. */
  readonly named: readonly string[];
  /** Values that a broader one may mean, by its `attribute:value`. */
  readonly exact: Readonly<Record<string, readonly string[]>>;
}

export interface ItemColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
}

export interface Wearing {
  /** Clo, two decimals; 0 if it does not warm. */
  readonly warmth: number;
  /** 0 (very casual) to 5 (very formal), in halves. */
  readonly formality: number;
  readonly season: readonly Season[];
  readonly occasion: readonly Occasion[];
  readonly contexts: readonly Context[];
}

export interface CatalogItem extends Wearing {
  /** Unique in the catalog; kebab-case. */
  readonly id: string;
  readonly name: string;
  /** Only if different. */
  readonly british?: string | undefined;
  readonly brand: string;
  readonly category: Category;
  /** Slug. */
  readonly type: string;
  /** At least one value each; attributes in guide order. */
  readonly attributes: Readonly<Partial<Record<ClothingAttribute, readonly string[]>>>;
  /** One to four, main color first. */
  readonly colors: readonly ItemColor[];
  readonly status: ItemStatus;
  /** Worn by everyone regardless of fashion; two of them are among the first items of a category. */
  readonly staple?: true | undefined;
  /** Name of the suit it belongs to. */
  readonly set?: string | undefined;
  readonly for: readonly Cut[];
}

export interface CatalogTasteLook {
  readonly id: TasteLookId;
  readonly pieces: readonly {
    readonly slot: OutfitSlot;
    readonly item: string;
    readonly worn?: readonly WornStyle[] | undefined;
  }[];
}

export interface CatalogTheme {
  /** Unique across half-years. */
  readonly id: string;
  /** For example `Fall/Winter 2026`. */
  readonly halfYear: string;
  readonly name: string;
  /** Two or three sentences. */
  readonly why: string;
  /** `#rrggbb`, lower case. */
  readonly accent: string;
  /** Items that show the theme best. */
  readonly leads: readonly string[];
  readonly beside: ThemeCompanions;
  /** Item ids; each is in one theme per half-year. */
  readonly items: readonly string[];
}

export interface CatalogShop {
  readonly name: string;
  /** Https URL with the placeholder `{words}`. */
  readonly search: string;
  /** BCP 47; readers of this language get these shops instead of those without a language. */
  readonly language?: string | undefined;
}

export interface Catalog {
  /** Hash of all other fields, 64 hex digits; the same on every machine. */
  readonly version: string;
  /** Without `badge`, the season follows the calendar. */
  readonly season: { readonly badge?: string | undefined };
  readonly shops: readonly CatalogShop[];
  /** In guide order. */
  readonly attributes: readonly CatalogAttribute[];
  readonly studies: readonly Study[];
  readonly features: readonly CatalogFeature[];
  /** By feature, attribute, value. */
  readonly recommendations: readonly CatalogRecommendation[];
  /** Separate, so that they are never listed or counted with the others. */
  readonly lifeStates: {
    readonly features: readonly LifeFeature[];
    readonly recommendations: readonly CatalogRecommendation[];
  };
  /** Facts that count once, by `attribute:value` and feature key. */
  readonly facts: {
    readonly values: readonly (readonly string[])[];
    readonly features: readonly (readonly string[])[];
  };
  readonly railChecks: RailChecks;
  readonly wearing: WearingRules;
  /** By category, then by their stated order. */
  readonly itemTypes: readonly CatalogItemType[];
  readonly conditions: readonly CatalogCondition[];
  readonly usualValues: UsualValues;
  /** By category, then in file order. */
  readonly items: readonly CatalogItem[];
  readonly lookBook: LookBook;
  readonly tasteLooks: readonly CatalogTasteLook[];
  /** By half-year, then in the order of `trends.yaml`. */
  readonly themes: readonly CatalogTheme[];
  readonly sizeCharts: readonly PublicSizeChart[];
  /** By language except English; missing if there is none. */
  readonly texts?: Readonly<Record<Language, ContentTexts>>;
}
