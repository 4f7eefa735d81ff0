import type { BodyType, Confidence } from './body-type';

/** The eight clothing categories in the order in which they are shown. */
export const CATEGORIES = [
  'Outerwear',
  'Tops',
  'One-Piece',
  'Bottoms',
  'Shoes',
  'Accessories',
  'Jewelry',
  'Styling',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A category has a page of its own link from this many items on. */
export const SHOW_ALL_FROM = 4;
/** What a free account sees of each category of its best looks. */
export const SAMPLE_LOOKS_PER_CATEGORY = 3;
/** Pictures of items that a recommendation's card shows at most. */
export const MAX_REPRESENTATIVE_PICTURES = 2;

/** The category that an address names, in any case; null when there is none. */
export function categoryFromPath(segment: string): Category | null {
  return CATEGORIES.find((category) => category.toLowerCase() === segment.toLowerCase()) ?? null;
}

/** A feature of a person: a body part with an attribute, and why it is hers. */
export interface PersonalFeature {
  bodyPart: string;
  attribute: string;
  reason: string;
}

/** What a guide is about. */
export interface BodyPartDetail {
  displayName: string;
  bodyPartDetailSubHeading: string;
  description: string;
  /** Address of the picture below the API's base path. */
  imageUrl: string;
}

/** Answer of `GET /recommendations/body-type-analysis`. A free account gets one balance issue and no concern. */
export interface BodyTypeAnalysisResponse {
  bodyType: BodyType;
  balanceIssues: PersonalFeature[];
  /** What she ticked, without what is a balance issue already. */
  bodyConcerns: PersonalFeature[];
  /** By `bodyPart-attribute`. */
  bodyPartDetails: Record<string, BodyPartDetail>;
  hasPaid: boolean;
  totalBalanceIssues: number;
  /** All that she ticked. */
  bodyConcernsCount: number;
  confidence: Confidence;
}

/** A look as it stands in a list. */
export interface LookItem {
  _id: string;
  /** Address of the picture below the API's base path. */
  imageUrl: string;
  imageName: string;
  displayName: string;
}

/** What one value of one clothing attribute does for one feature. */
export interface Recommendation {
  _id: string;
  clothingAttribute: string;
  clothingDisplayName: string;
  effectDescription: string;
  /** From -3 (avoid) to +3 (choose), never 0. */
  rating: number;
  /** How well the effect is known: `tested` in studies, a `convention` of the craft, or `contested`. */
  evidence: 'tested' | 'convention' | 'contested';
  /** Items of the catalog that show this value. */
  representativeItems: LookItem[];
}

export interface RecommendationGroup {
  clothingAttribute: string;
  displayName: string;
  recommendations: Recommendation[];
}

/** Answer of `GET /recommendations/body-part-details?bodyPart&bodyPartAttribute`. */
export interface BodyPartDetailsResponse {
  bodyPartDetails: BodyPartDetail & { bodyPart: string; attribute: string };
  /** In the guides' order of attributes. */
  recommendations: RecommendationGroup[];
}

/** Answer of `GET /recommendations/fashion-content/{id}`: one recommendation by itself. */
export interface FashionContentResponse {
  fashionContent: Recommendation;
  bodyPart: string;
  bodyPartAttribute: string;
  bodyPartDisplayName: string;
}

/** Answer of `GET /recommendations/best-looks`: best first; a free account gets a few samples. */
export interface BestLooksResponse {
  clothingByCategory: Partial<Record<Category, LookItem[]>>;
  preview?: true;
}

export interface FashionItem extends LookItem {
  category: Category;
  productName: string;
  clothingDisplayName: string;
  brand: string;
  fullURL: string;
  url: string;
}

/** What an item does, for one body part. */
export interface EffectDescription {
  bodyPart: string;
  description: string;
}

/** Answer of `GET /recommendations/fashion-item/{itemId}`. */
export interface FashionItemResponse {
  item: FashionItem;
  /** Why it works, highest first. */
  effectDescriptions: EffectDescription[];
  /** What works against her proportions, worst first; trade-offs stand with the effects. */
  cautions: EffectDescription[];
}
