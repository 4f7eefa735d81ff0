import { OCCASIONS, SEASONS, type Occasion, type Season } from '@figura/catalog';
import {
  CATEGORIES,
  HEM_COVERAGES,
  MAX_COUNTED_PRODUCTS,
  NECKLINE_COVERAGES,
  PHOTO_WIDTHS,
  SLEEVE_COVERAGES,
  type Category,
  type HemCoverage,
  type NecklineCoverage,
  type SleeveCoverage,
} from '@figura/contracts';
import type { Message } from '@figura/messages';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../catalog/catalog.dto';
import {
  ChoiceField,
  NumberField,
  OptionalField,
  TextField,
} from '../platform/http/requests/fields.decorators';
import { PageQuery, PageResponse } from '../platform/http/requests/page.dto';
import { CheckedSize } from '../size-charts/size-charts.dto';
import { EffectDescription } from '../recommendations/recommendations.dto';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

const MAX_NAME = 100;
const NameField = (message: Message, words: { description: string; example: string }) =>
  TextField({ max: MAX_NAME, message, ...words });

export class ProductsQuery extends PageQuery {
  @OptionalField() @ChoiceField(CATEGORIES, { description: 'One of the eight.' }) category?: Category;
  @OptionalField()
  @TextField({
    pattern: /^[a-z0-9-]+$/,
    max: MAX_NAME,
    message: t('type'),
    description: 'A slug of the vocabulary.',
    example: 'wrap-dress',
  })
  type?: string;
  @OptionalField() @ChoiceField(OCCASIONS, { description: 'What it can be worn to.' }) occasion?: Occasion;
  @OptionalField() @ChoiceField(SEASONS, { description: 'When it can be worn.' }) season?: Season;
  @OptionalField()
  @NumberField({
    isText: true,
    min: 0.01,
    max: 1e7,
    message: t('maxPrice'),
    description: 'In the main unit; of the sale price where there is one.',
    example: 120,
  })
  maxPrice?: number;
  @OptionalField()
  @TextField({
    pattern: /^[A-Z]{3}$/,
    message: t('currency'),
    description: 'ISO 4217.',
    example: 'EUR',
  })
  currency?: string;
  @OptionalField()
  @NameField(t('brand'), { description: 'Name of a brand, in any case.', example: 'Maren & Holt' })
  brand?: string;
  @OptionalField()
  @NameField(t('shop'), { description: 'Name of a shop, in any case.', example: 'Nordlicht' })
  shop?: string;
  @OptionalField()
  @NameField(t('color'), {
    description: 'A family such as `blue`, or a word of the color’s name.',
    example: 'blue',
  })
  color?: string;
  @OptionalField()
  @ChoiceField(SLEEVE_COVERAGES, { description: 'Has sleeves that reach so far at least.' })
  sleeves?: SleeveCoverage;
  @OptionalField()
  @ChoiceField(HEM_COVERAGES, { description: 'Has a hem that reaches so far at least.' })
  hem?: HemCoverage;
  @OptionalField()
  @ChoiceField(NECKLINE_COVERAGES, { description: 'Has a neckline that covers so much at least.' })
  neckline?: NecklineCoverage;
  @OptionalField()
  @NameField(t('size'), {
    description: 'Is in stock in this size, written as shops write it.',
    example: 'UK 12',
  })
  size?: string;
}

@ApiSchema({ description: 'An amount of money.' })
export class ProductPrice {
  @ApiProperty({ description: 'In the main unit of the currency.', minimum: 0 }) amount: number;
  @ApiProperty({ description: 'ISO 4217, for example `EUR`.' }) currency: string;
}

@ApiSchema({ description: 'What a shop says of something that it sells.' })
export class ProductOffer {
  @ApiProperty({ description: 'Empty where the shop names none.' }) brand: string;
  @ApiProperty({ description: 'Name of the shop.' }) shop: string;
  @ApiProperty() price: ProductPrice;
  @ApiPropertyOptional({ description: 'What it costs now, where that is less.' }) salePrice?: ProductPrice;
  @ApiProperty({ description: "An https URL of the shop's; empty where it is not known." }) url: string;
  @ApiProperty({ description: 'Whether Figura earns by the link.' }) sponsored: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: `URL of the photograph below the API's base path; null where the shop has none. In the place of ${PHOTO_WIDTHS.at(-1)!} its path takes every other width: ${PHOTO_WIDTHS.join(', ')}.`,
  })
  imageUrl: string | null;
}

@ApiSchema({ description: 'A real garment that a shop sells, in one of its variants.' })
export class Product extends ProductOffer {
  @ApiProperty({ description: 'The same with every import.' }) id: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ description: "The shop's own words." }) title: string;
  @ApiProperty({ type: [String], description: "In stock, in the shop's words; empty where it gives none." })
  sizes: string[];
  @ApiProperty({ description: 'In points of the ranking; above 0 it suits the caller.' }) score: number;
  @ApiProperty({ type: [EffectDescription], description: 'What speaks for it, the strongest.' })
  reasons: EffectDescription[];
  @ApiProperty({ type: [EffectDescription], description: 'What speaks against it, the strongest.' })
  cautions: EffectDescription[];
}

export class ProductSizeFits {
  @ApiProperty({ description: 'The brand, or the shop where none is named: what a pasted chart is named.' })
  name: string;
  @ApiProperty({
    type: [CheckedSize],
    description: 'One for each size in stock, in the shop’s words; empty for shoes and bags.',
  })
  fits: CheckedSize[];
}

export const PRODUCT_CRITERIA = [
  'category',
  'type',
  'occasion',
  'season',
  'maxPrice',
  'currency',
  'brand',
  'shop',
  'color',
  'sleeves',
  'hem',
  'neckline',
  'size',
] as const;
export type ProductCriterion = (typeof PRODUCT_CRITERIA)[number];

@ApiSchema({ description: 'How many products there are when one thing or two are not asked for.' })
export class Loosened {
  @ApiProperty({ enum: PRODUCT_CRITERIA }) without: ProductCriterion;
  @ApiPropertyOptional({ enum: PRODUCT_CRITERIA, description: 'What is left out beside it, if anything.' })
  and?: ProductCriterion;
  @ApiProperty({ description: `Counted up to ${MAX_COUNTED_PRODUCTS}.`, minimum: 1 }) found: number;
}

export class ProductsResponse extends PageResponse {
  @ApiProperty({
    type: [Product],
    description: 'Best first for the caller; what is equally good takes turns.',
  })
  items: Product[];
  @ApiPropertyOptional({ type: [Loosened], description: 'Where nothing was found: what to leave out.' })
  loosened?: Loosened[];
}

@ApiSchema({ description: 'What lists of products can be filtered by, in the order in which it is shown.' })
export class ProductChoicesResponse {
  @ApiProperty({ type: [String] }) shops: string[];
  @ApiProperty({ type: [String] }) brands: string[];
  @ApiProperty({ type: [String], description: 'ISO 4217.' }) currencies: string[];
  @ApiProperty({ type: [String], description: "In the shops' words, small ones first." }) sizes: string[];
}
