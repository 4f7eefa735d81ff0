import type { Category, OutfitSlot, Study, TasteLookId, WornStyle } from '@figura/contracts';
import type { Evidence } from './optics';
import type { Context, ItemStatus, Occasion, Season, Wear } from './occasions';
import type { RailChecks } from './rail-check-schema';
import type { ClothingAttribute, GarmentPart } from './vocabulary';
import type { LookBook } from './looks-schema';
import type { WearingRules } from './wearing-schema';

/** An attribute of clothing with its values, in the order of the vocabulary. */
export interface CatalogAttribute {
  readonly slug: ClothingAttribute;
  readonly displayName: string;
  readonly values: readonly CatalogValue[];
}

export interface CatalogValue {
  readonly slug: string;
  /** What Americans call it. */
  readonly displayName: string;
  /** What the British call it, where that is something else. */
  readonly british?: string | undefined;
  /** What to type into the search of a shop that knows it: in American and, where that is another, in British. */
  readonly search?: readonly [american: string, british?: string | undefined] | undefined;
  /** The same for categories whose shops call it something else; null where they have no word for it. */
  readonly searchFor?:
    | Readonly<Partial<Record<Category, readonly [american: string, british?: string | undefined] | null>>>
    | undefined;
  /** The part of a garment that it says something of. */
  readonly part: GarmentPart;
  /** For a word that leaves open which: slugs of the more exact values of the attribute that it may mean. */
  readonly oneOf?: readonly string[] | undefined;
  /** Its key in Shopify's product taxonomy. */
  readonly shopify?: string | undefined;
  /** Its name among Fashionpedia's attributes and categories. */
  readonly fashionpedia?: string | undefined;
}

/** A body part with an attribute, and the guide to dressing it. */
export interface CatalogFeature {
  /** `<bodyPart>:<attribute>`, for instance `shoulders:narrow`. */
  readonly key: string;
  readonly bodyPart: string;
  readonly attribute: string;
  readonly displayName: string;
  /** One line without a full stop. */
  readonly subHeading: string;
  /** One paragraph. */
  readonly description: string;
  /** The parts of the body that the feature's own clothing covers. */
  readonly zones: readonly string[];
}

/** What one value of one attribute does for one feature: every rating that is not 0. */
export interface CatalogRecommendation {
  /** `<bodyPart>-<attribute of the body>_<clothing attribute>_<value>`, the same in every version of the catalog. */
  readonly id: string;
  /** Key of the feature. */
  readonly feature: string;
  readonly attribute: ClothingAttribute;
  readonly value: string;
  /** The value's name, which a guide may make more exact than the vocabulary does. */
  readonly displayName: string;
  /** One sentence: the guide's, or one made from the effects of the value. */
  readonly effect: string;
  /** What the sentence says, each as `<zone>.<effect>+` or `-`. */
  readonly claims: readonly string[];
  /** Whether the guide shows it. */
  readonly inGuide: boolean;
  /** Whole, from -3 (avoid) to +3 (choose), never 0. */
  readonly rating: number;
  readonly evidence: Evidence;
  /** The id of the study that it rests on. */
  readonly study?: string;
  /**
   * Whether it acts only where the cloth is worn. Then it counts for an item only if the item's type covers one of the
   * feature's zones.
   */
  readonly onlyWhereWorn: boolean;
}

/** A kind of fashion item. */
export interface CatalogItemType {
  /** Unique among the types of all categories. */
  readonly slug: string;
  readonly category: Category;
  /** What Americans call it. */
  readonly displayName: string;
  /** What the British call it, where that is something else. */
  readonly british?: string | undefined;
  /** What to type into the search of a shop, where that is none of the names: in American and in British. */
  readonly search?: readonly [american: string, british?: string | undefined] | undefined;
  /** Slug of the more general type of the category that it is a kind of. */
  readonly kindOf?: string | undefined;
  readonly wear: Wear;
  /** Its category in Shopify's product taxonomy. */
  readonly shopify?: string | undefined;
  /** Its name among Fashionpedia's categories and attributes. */
  readonly fashionpedia?: string | undefined;
  /** The parts of the body that the piece clothes. */
  readonly covers: readonly string[];
  /** The attributes without which it cannot be drawn. */
  readonly needs: readonly ClothingAttribute[];
  /** The attributes whose ratings count for the piece; the others serve its drawing. */
  readonly rated: readonly ClothingAttribute[];
  /**
   * The only values that garments of it have, by attribute, what they most often have first; none at all where another
   * attribute says it. Of an attribute that is missing they may have any.
   */
  readonly possible: OnlyValues;
  /** What is never suggested of its garments, each as `attribute:value`, though some have it. */
  readonly apart: readonly string[];
}

/** Values by attribute. */
type OnlyValues = Readonly<Partial<Record<ClothingAttribute, readonly string[]>>>;

/** Beside any of these values, each as `attribute:value`, a garment that says anything of an attribute says one of those. */
export interface CatalogCondition {
  readonly of: readonly string[];
  readonly only: OnlyValues;
}

/** What garments are where they do not say: `usual-values.yaml`. */
export interface UsualValues {
  readonly types: Readonly<
    Record<string, { readonly implies?: OnlyValues | undefined; readonly usual?: OnlyValues | undefined }>
  >;
  /** By `attribute:value`. */
  readonly values: Readonly<Record<string, OnlyValues>>;
  readonly choices: Readonly<Partial<Record<ClothingAttribute, readonly (readonly string[])[]>>>;
  /** Each as `attribute:value`. */
  readonly named: readonly string[];
}

export interface ItemColor {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
}

/** When and to what a garment is worn. */
export interface Wearing {
  /** In clo, to two places; 0 for what does not warm. */
  readonly warmth: number;
  /** From 0, very casual, to 5, very formal, in halves. */
  readonly formality: number;
  readonly season: readonly Season[];
  readonly occasion: readonly Occasion[];
  readonly contexts: readonly Context[];
}

export interface CatalogItem extends Wearing {
  /** Unique in the catalog, lower-case words joined by hyphens. */
  readonly id: string;
  /** In American words. */
  readonly name: string;
  /** In British words, where they differ. */
  readonly british?: string | undefined;
  readonly brand: string;
  readonly category: Category;
  /** Slug of a type of the category. */
  readonly type: string;
  /** One value or more for each attribute that describes the piece, attributes in the order of the guides. */
  readonly attributes: Readonly<Partial<Record<ClothingAttribute, readonly string[]>>>;
  /** One to four, the main color first. */
  readonly colors: readonly ItemColor[];
  readonly status: ItemStatus;
  /** Whether everybody wears such a piece, whatever the fashion: two of them stand among the first of a category. */
  readonly staple?: true | undefined;
  /** Names the suit that it is a part of. */
  readonly set?: string | undefined;
}

/** An outfit that a user is shown to say what they like. */
export interface CatalogTasteLook {
  readonly id: TasteLookId;
  /** Ids of items, in the order of the slots. */
  readonly pieces: readonly {
    readonly slot: OutfitSlot;
    readonly item: string;
    readonly worn?: readonly WornStyle[] | undefined;
  }[];
}

/** What an editor sees in the fashion of a half-year. */
export interface CatalogTheme {
  /** Unique among the themes of all half-years. */
  readonly id: string;
  /** As the badge of the trends names it: `Fall/Winter 2026`. */
  readonly halfYear: string;
  readonly name: string;
  /** Two or three sentences: what it is, and how it is worn. */
  readonly why: string;
  /** `#rrggbb`, lower case. */
  readonly accent: string;
  /** Ids of items, each in one theme of a half-year. */
  readonly items: readonly string[];
}

/** A shop in which pieces like the items can be searched for. */
export interface CatalogShop {
  readonly name: string;
  /** The https URL of its search, with `{words}` where what is searched for stands. */
  readonly search: string;
}

/** The whole catalog as plain data. */
export interface Catalog {
  /** Hash of everything else, the same for the same content on every machine: 64 hexadecimal digits. */
  readonly version: string;
  /** `badge` names the season of the trends; without it they go by the calendar. */
  readonly season: { readonly badge?: string | undefined };
  /** In the order of `settings.yaml`. */
  readonly shops: readonly CatalogShop[];
  /** In the order of the guides. */
  readonly attributes: readonly CatalogAttribute[];
  /** In the order of `studies.yaml`. */
  readonly studies: readonly Study[];
  /** In the order of `features.yaml`. */
  readonly features: readonly CatalogFeature[];
  /** By feature, then attribute, then value, each in its own order. */
  readonly recommendations: readonly CatalogRecommendation[];
  /** What counts once, by `attribute:value` and by key of the feature. */
  readonly facts: {
    readonly values: readonly (readonly string[])[];
    readonly features: readonly (readonly string[])[];
  };
  /** What to look at in the shop, for every feature; in the order of `rail-checks.yaml`. */
  readonly railChecks: RailChecks;
  /** How warm and formal a garment is, and what follows from it. */
  readonly wearing: WearingRules;
  /** By category, then in the order of `item-types.yaml`. */
  readonly itemTypes: readonly CatalogItemType[];
  /** What one garment can have together. */
  readonly conditions: readonly CatalogCondition[];
  readonly usualValues: UsualValues;
  /** By category, then in the order of the category's file. */
  readonly items: readonly CatalogItem[];
  /** The looks that outfits are made by. */
  readonly lookBook: LookBook;
  /** In the order of the contracts. */
  readonly tasteLooks: readonly CatalogTasteLook[];
  /** By half-year, then in the order of `trends.yaml`. */
  readonly themes: readonly CatalogTheme[];
}
