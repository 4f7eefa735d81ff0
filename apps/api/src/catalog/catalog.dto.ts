import type { Text } from '@figura/messages';
import { EVIDENCE_WORDS, type Evidence } from '@figura/catalog';
import { CATEGORIES, type Category } from '@figura/contracts';
import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { ListProperty, TrueProperty } from '../platform/http/responses/properties';

const PICTURE = "URL of the picture, relative to the API's base path.";

export class GarmentColor {
  @ApiProperty() name: string;
  @ApiPropertyOptional({ description: '`#rrggbb`. Omitted when the name implies no hue.' }) hex?: string;
}

@ApiSchema({ description: 'A garment with everything needed to draw it.' })
export class Garment {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Slug of a type in the category, for example `wrap-dress`.' }) type: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Value slugs by attribute slug.',
  })
  attributes: Record<string, string[]>;
  @ListProperty(GarmentColor, 'Colors, main color first.') colors: GarmentColor[];
}

@ApiSchema({ description: 'Name and picture of an item.' })
export class ItemPicture {
  @ApiProperty() _id: string;
  @ApiProperty({ description: PICTURE }) imageUrl: string;
  @ApiProperty({ type: String }) imageName: Text;
  @ApiProperty({ type: String }) displayName: Text;
}

@ApiSchema({ description: 'A look in a list of its category.' })
export class ListedLook extends ItemPicture {
  @ApiPropertyOptional({ description: 'The garment to draw. Omitted for items that are not clothing.' })
  garment?: Garment;
  @TrueProperty('Present when it suits only some bodies within the estimated ranges.')
  probably?: true;
  @ApiPropertyOptional({ type: String, description: 'What it does for the caller, in a few words.' })
  reason?: Text;
}

@ApiSchema({ description: 'A look with its category and names.' })
export class LookItem extends ItemPicture {
  @ApiProperty() garment: Garment;
}

export type LooksByCategory = Partial<Record<Category, ListedLook[]>>;

export function ByCategoryProperty(look: Type): PropertyDecorator {
  const looks = { type: 'array' as const, items: { $ref: getSchemaPath(look) } };
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(CATEGORIES.map((category) => [category, looks])),
    additionalProperties: false,
  });
}

@ApiSchema({ description: 'A search for similar items in a shop.' })
export class ShopSearch {
  @ApiProperty({ description: 'Name of the shop.' }) name: string;
  @ApiProperty({ description: 'HTTPS URL of the search results.' }) url: string;
}

export class FashionItem extends LookItem {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ type: String }) productName: Text;
  @ApiProperty({ type: String }) clothingDisplayName: Text;
  @ApiProperty() brand: string;
  @ApiProperty({ description: 'URL of the first search. Empty when the catalog names no shop.' })
  fullURL: string;
  @ApiProperty({ description: 'Same as `fullURL`.' }) url: string;
  @ListProperty(String, 'American English search words, most relevant to the user first.')
  searchWords: string[];
  @ListProperty(ShopSearch, "Searches for the first words, in the catalog's order of shops.")
  searches: ShopSearch[];
}

@ApiSchema({ description: 'The feature that a guide is about.' })
export class BodyPartDetail {
  @ApiProperty({ type: String }) displayName: Text;
  @ApiProperty({ type: String }) bodyPartDetailSubHeading: Text;
  @ApiProperty({ type: String }) description: Text;
  @ApiProperty({ description: PICTURE }) imageUrl: string;
  @ApiPropertyOptional({ type: LookItem, description: 'Clothing that does the most for the feature.' })
  look?: LookItem;
}

@ApiSchema({ description: 'The effect of one clothing attribute value on one feature.' })
export class Recommendation {
  @ApiProperty() _id: string;
  @ApiProperty() clothingAttribute: string;
  @ApiProperty({ type: String }) clothingDisplayName: Text;
  @ApiProperty({ type: String }) effectDescription: Text;
  @ApiProperty({ description: 'Rating from -3 (avoid) to 3 (choose), never 0.' }) rating: number;
  @ApiProperty({ enum: EVIDENCE_WORDS, description: '`extrapolated` means a test of something similar.' })
  evidence: Evidence;
  @ApiPropertyOptional({ description: 'ID of the study behind it. Omitted when there is none.' })
  study?: string;
  @ListProperty(ListedLook, 'Catalog items with this value.')
  representativeItems: ListedLook[];
}
