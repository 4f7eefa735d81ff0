import { OCCASIONS, SEASONS, type Occasion, type Season } from '@figura/catalog';
import {
  CATEGORIES,
  HEM_COVERAGES,
  MAX_COUNTED_PRODUCTS,
  NECKLINE_COVERAGES,
  OWN_SIZE,
  PHOTO_WIDTHS,
  SLEEVE_COVERAGES,
  type Category,
  type HemCoverage,
  type NecklineCoverage,
  type SleeveCoverage,
} from '@figura/contracts';
import { READ_LANGUAGES, type ReadLanguage } from '@figura/garments';
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
import { CheckedSize } from '../garments/size-charts/size-charts.dto';
import { EffectDescription } from '../recommendations/recommendations.dto';
import { fields as t } from './messages.en';
import { ListProperty, NullableProperty } from '../platform/http/responses/properties';

const MAX_NAME = 100;
const NameField = (message: Message, words: { description: string; example: string }) =>
  TextField({ max: MAX_NAME, message, ...words });

export class ProductsQuery extends PageQuery {
  @OptionalField() @ChoiceField(CATEGORIES, { description: 'Category of the garment.' }) category?: Category;
  @OptionalField()
  @TextField({
    pattern: /^[a-z0-9-]+$/,
    max: MAX_NAME,
    message: t('type'),
    description: 'Slug of a garment type.',
    example: 'wrap-dress',
  })
  type?: string;
  @OptionalField() @ChoiceField(OCCASIONS, { description: 'Occasion that it suits.' }) occasion?: Occasion;
  @OptionalField() @ChoiceField(SEASONS, { description: 'Season that it suits.' }) season?: Season;
  @OptionalField()
  @NumberField({
    isText: true,
    min: 0.01,
    max: 1e7,
    message: t('maxPrice'),
    description: 'Maximum price in the main currency unit, compared with the sale price if there is one.',
    example: 120,
  })
  maxPrice?: number;
  @OptionalField()
  @TextField({ pattern: /^[A-Z]{3}$/, message: t('currency'), description: 'ISO 4217 code.', example: 'EUR' })
  currency?: string;
  @OptionalField()
  @NameField(t('brand'), { description: 'Brand name, case-insensitive.', example: 'Maren & Holt' })
  brand?: string;
  @OptionalField()
  @NameField(t('shop'), { description: 'Shop name, case-insensitive.', example: 'Nordlicht' })
  shop?: string;
  @OptionalField()
  @NameField(t('color'), {
    description: "Color family such as `blue`, or a word of the color's name.",
    example: 'blue',
  })
  color?: string;
  @OptionalField()
  @ChoiceField(SLEEVE_COVERAGES, { description: 'Minimum sleeve coverage.' })
  sleeves?: SleeveCoverage;
  @OptionalField() @ChoiceField(HEM_COVERAGES, { description: 'Minimum hem coverage.' }) hem?: HemCoverage;
  @OptionalField()
  @ChoiceField(NECKLINE_COVERAGES, { description: 'Minimum neckline coverage.' })
  neckline?: NecklineCoverage;
  @OptionalField()
  @NameField(t('size'), {
    description: `Size in stock, as shops write it; \`${OWN_SIZE}\` leaves out what is in stock only in sizes other than the caller's.`,
    example: 'UK 12',
  })
  size?: string;
}

@ApiSchema({ description: 'An amount of money.' })
export class ProductPrice {
  @ApiProperty({ description: 'Amount in the main currency unit.', minimum: 0 }) amount: number;
  @ApiProperty({ description: 'ISO 4217 code, for example `EUR`.' }) currency: string;
}

@ApiSchema({ description: "A shop's offer of a product." })
export class ProductOffer {
  @ApiProperty({ description: 'Empty when the shop gives none.' }) brand: string;
  @ApiProperty({ description: 'Name of the shop.' }) shop: string;
  @ApiProperty() price: ProductPrice;
  @ApiPropertyOptional({ description: 'Current price. Omitted unless lower than `price`.' })
  salePrice?: ProductPrice;
  @ApiProperty({ description: 'HTTPS URL at the shop. Empty when unknown.' }) url: string;
  @ApiProperty({ description: 'Whether Figura earns a commission from the link.' }) sponsored: boolean;
  @NullableProperty(
    String,
    `URL of the photo, relative to the API's base path. Null when the shop has none. Replace ${PHOTO_WIDTHS.at(-1)!} in the path for another width: ${PHOTO_WIDTHS.join(', ')}.`,
  )
  imageUrl: string | null;
}

@ApiSchema({ description: 'A garment sold by a shop, in one of its variants.' })
export class Product extends ProductOffer {
  @ApiProperty({ description: 'Stable across imports.' }) id: string;
  @ApiProperty() garment: Garment;
  @ApiProperty({ description: 'Title from the shop.' }) title: string;
  @ApiProperty({ enum: READ_LANGUAGES, description: "Main language of the shop's words." })
  language: ReadLanguage;
  @ListProperty(String, 'Sizes in stock, as the shop writes them. Empty when it gives none.')
  sizes: string[];
  @ApiProperty({ description: 'Ranking points; above 0, it suits the caller.' }) score: number;
  @ListProperty(EffectDescription, 'Strongest reasons for it.')
  reasons: EffectDescription[];
  @ListProperty(EffectDescription, 'Strongest reasons against it.')
  cautions: EffectDescription[];
}

export class ProductSizeFits {
  @ApiProperty({ description: 'Name for a pasted size chart: the brand, or the shop if there is none.' })
  name: string;
  @ListProperty(CheckedSize, 'One per size in stock, as the shop writes it. Empty for shoes and bags.')
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

@ApiSchema({ description: 'Number of products without one or two of the filters.' })
export class Loosened {
  @ApiProperty({ enum: PRODUCT_CRITERIA }) without: ProductCriterion;
  @ApiPropertyOptional({ enum: PRODUCT_CRITERIA, description: 'Second filter to remove, if any.' })
  and?: ProductCriterion;
  @ApiProperty({ description: `Number of products, counted up to ${MAX_COUNTED_PRODUCTS}.`, minimum: 1 })
  found: number;
}

export class ProductsResponse extends PageResponse {
  @ListProperty(Product, 'Products, best first for the caller; equally good ones alternate.')
  items: Product[];
  @ApiPropertyOptional({
    description: `How many more the caller's own size leaves out, counted up to ${MAX_COUNTED_PRODUCTS}. Omitted on later pages.`,
  })
  inOtherSizes?: number;
  @ApiPropertyOptional({ type: [Loosened], description: 'Present when nothing was found.' })
  loosened?: Loosened[];
}

@ApiSchema({ description: 'Products to show without lifetime access.' })
export class ProductSamplesResponse {
  @ListProperty(Product, 'Best first, each of another category.') items: Product[];
}

@ApiSchema({ description: 'Filter values for products, in display order.' })
export class ProductChoicesResponse {
  @ListProperty(String) shops: string[];
  @ListProperty(String) brands: string[];
  @ListProperty(String, 'ISO 4217 codes.') currencies: string[];
  @ListProperty(String, 'Sizes as shops write them, smallest first.') sizes: string[];
}
