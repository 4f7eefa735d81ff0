import type { Text } from '@figura/messages';
import { CATEGORIES, MAX_SIZE_CHART_NAME, MAX_SIZE_CHART_TEXT, type Category } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema, PartialType, PickType } from '@nestjs/swagger';
import { OptionalField, TextField } from '../../platform/http/requests/fields.decorators';
import { RANDOM_UUID } from '../../platform/http/requests/random-uuid';
import { fields as t } from './messages.en';
import {
  ChoicesProperty,
  ListProperty,
  NullableChoiceProperty,
  NullableProperty,
} from '../../platform/http/responses/properties';

const TOO_LONG = t('chartTooLong', { max: MAX_SIZE_CHART_TEXT });
const SIZES_FIT = ['fits', 'tight', 'loose'] as const;
const SOURCES = ['words', 'own', 'shop', 'standard'] as const;

export class NewSizeChartDto {
  @OptionalField()
  @TextField({
    pattern: RANDOM_UUID,
    message: t('chartId'),
    description: 'ID chosen by the client. Repeating the request with it changes nothing.',
  })
  id?: string;
  @TextField({
    isTrimmed: true,
    min: 1,
    max: MAX_SIZE_CHART_NAME,
    // Searches find a chart by its letters and digits.
    pattern: /[\p{L}\p{N}]/u,
    message: t('noBrand'),
    tooLong: t('nameTooLong', { max: MAX_SIZE_CHART_NAME }),
    example: 'Boden',
  })
  name: string;
  @TextField({
    min: 1,
    max: MAX_SIZE_CHART_TEXT,
    message: t('noRows'),
    tooLong: TOO_LONG,
    description: 'Header row, then one row per size; or transposed.',
    example: 'Size | Bust | Waist | Hips\n10 | 36 | 28 | 38\n12 | 38 | 30 | 40',
  })
  text: string;
}

export class RenamedSizeChartDto extends PickType(NewSizeChartDto, ['name']) {}

const GirthRange = () =>
  ApiPropertyOptional({
    type: [Number],
    description: 'Lowest and highest girth in inches.',
    example: [36, 38],
  });

export class SizeChartGirths {
  @GirthRange() chest?: number[];
  @GirthRange() waist?: number[];
  @GirthRange() hips?: number[];
}

export class SizeChartRow {
  @ApiProperty({ example: '12' }) size: string;
  @ApiProperty({ description: 'Girths of the body that the size is made for.' }) girths: SizeChartGirths;
}

@ApiSchema({ description: 'A size chart that the caller pasted.' })
export class SizeChart {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'Brand or shop.' }) name: string;
  @ListProperty(SizeChartRow, 'Smallest size first.') rows: SizeChartRow[];
}

@ApiSchema({ description: 'A public size chart.' })
export class KnownSizeChart {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['women', 'men'] }) for: 'women' | 'men';
  @ApiProperty() isStandard: boolean;
  @ChoicesProperty(CATEGORIES, 'Categories that it covers. Empty for all.')
  categories: Category[];
  @ApiProperty({ description: 'Where the public chart was published.' }) source: string;
  @ApiProperty({ description: 'Date when the public chart was read.', example: '2026-11-27' }) date: string;
}

export class SizeChartsResponse {
  @ListProperty(SizeChart, "The caller's charts, newest first.") own: SizeChart[];
  @ListProperty(KnownSizeChart) known: KnownSizeChart[];
}

@ApiSchema({ description: 'How the size in the text fits the caller.' })
export class CheckedSize extends PartialType(PickType(KnownSizeChart, ['source', 'date'])) {
  @ApiProperty({ description: 'Size as in the chart. Empty when the text gives only measurements.' })
  size: string;
  @NullableChoiceProperty(SIZES_FIT, 'Null when there was no chart to compare with.')
  level: (typeof SIZES_FIT)[number] | null;
  @NullableProperty(String, 'A better size, if any. Null when numbers are hidden.')
  better: string | null;
  @ApiProperty({ type: String }) sentence: Text;
  @NullableChoiceProperty(
    SOURCES,
    "Basis of the comparison: measurements in the text, the caller's chart, the shop's chart, or a standard. Null when there is none.",
  )
  from: (typeof SOURCES)[number] | null;
}
