import type { Text } from '@figura/messages';
import { EVIDENCE_WORDS, type Evidence } from '@figura/catalog';
import { CATEGORIES, type Category } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema, getSchemaPath } from '@nestjs/swagger';

const PICTURE = "URL of the picture below the API's base path.";

export class GarmentColor {
  @ApiProperty() name: string;
  @ApiPropertyOptional({ description: '`#rrggbb`; missing where the name says nothing of the hue.' })
  hex?: string;
}

@ApiSchema({ description: 'What a piece is: all that it is drawn from.' })
export class Garment {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ description: 'Slug of a type of the category, for example `wrap-dress`.' }) type: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: "Slugs of the vocabulary's values, by slug of the attribute.",
  })
  attributes: Record<string, string[]>;
  @ApiProperty({ type: [GarmentColor], description: 'The main color first.' }) colors: GarmentColor[];
}

@ApiSchema({ description: 'An item by its name and its picture.' })
export class ItemPicture {
  @ApiProperty() _id: string;
  @ApiProperty({ description: PICTURE }) imageUrl: string;
  @ApiProperty({ type: String }) imageName: Text;
  @ApiProperty({ type: String }) displayName: Text;
}

@ApiSchema({ description: 'A look as it stands among others of its category.' })
export class ListedLook extends ItemPicture {
  @ApiPropertyOptional({ description: 'Of what is drawn on the user; left out for what is no clothing.' })
  garment?: Garment;
  @ApiPropertyOptional({
    enum: [true],
    type: Boolean,
    description: 'Where it suits some bodies in the ranges of estimated measurements, but not all.',
  })
  probably?: true;
  @ApiPropertyOptional({
    type: String,
    description: 'What it does for the caller, in few words.',
  })
  reason?: Text;
}

@ApiSchema({ description: 'A look, and what it is.' })
export class LookItem extends ItemPicture {
  @ApiProperty() garment: Garment;
}

export type LooksByCategory = Partial<Record<Category, ListedLook[]>>;

export function ApiLooksByCategory(): PropertyDecorator {
  const looks = { type: 'array' as const, items: { $ref: getSchemaPath(ListedLook) } };
  return ApiProperty({
    type: 'object',
    properties: Object.fromEntries(CATEGORIES.map((category) => [category, looks])),
    additionalProperties: false,
  });
}

@ApiSchema({ description: 'Where a shop shows what it has like an item.' })
export class ShopSearch {
  @ApiProperty({ description: "The shop's name." }) name: string;
  @ApiProperty({ description: 'An https URL.' }) url: string;
}

export class FashionItem extends LookItem {
  @ApiProperty({ enum: CATEGORIES }) category: Category;
  @ApiProperty({ type: String }) productName: Text;
  @ApiProperty({ type: String }) clothingDisplayName: Text;
  @ApiProperty() brand: string;
  @ApiProperty({ description: 'The first of the searches; empty where the catalog names no shop.' })
  fullURL: string;
  @ApiProperty({ description: 'The same as `fullURL`.' }) url: string;
  @ApiProperty({ type: [String], description: 'American words, what matters most to the user first.' })
  searchWords: string[];
  @ApiProperty({ type: [ShopSearch], description: "Of the first words, in the catalog's order of shops." })
  searches: ShopSearch[];
}

@ApiSchema({ description: 'What a guide is about.' })
export class BodyPartDetail {
  @ApiProperty({ type: String }) displayName: Text;
  @ApiProperty({ type: String }) bodyPartDetailSubHeading: Text;
  @ApiProperty({ type: String }) description: Text;
  @ApiProperty({ description: PICTURE }) imageUrl: string;
  @ApiPropertyOptional({ type: LookItem, description: 'The piece of clothing that does most for it.' })
  look?: LookItem;
}

@ApiSchema({ description: 'What one value of one clothing attribute does for one feature.' })
export class Recommendation {
  @ApiProperty() _id: string;
  @ApiProperty() clothingAttribute: string;
  @ApiProperty({ type: String }) clothingDisplayName: Text;
  @ApiProperty({ type: String }) effectDescription: Text;
  @ApiProperty({ description: 'From -3 (avoid) to +3 (choose), never 0.' }) rating: number;
  @ApiProperty({
    enum: EVIDENCE_WORDS,
    description: 'How well it is known; `extrapolated`: from a test of something close.',
  })
  evidence: Evidence;
  @ApiPropertyOptional({ description: 'Id of the study that it is known from, if there is one.' })
  study?: string;
  @ApiProperty({ type: [ListedLook], description: 'Items of the catalog that show this value.' })
  representativeItems: ListedLook[];
}
