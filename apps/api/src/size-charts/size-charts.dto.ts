import type { Text } from '@figura/messages';
import { CATEGORIES, MAX_SIZE_CHART_NAME, MAX_SIZE_CHART_TEXT, type Category } from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { OptionalField, TextField } from '../platform/http/requests/fields.decorators';
import { RANDOM_UUID } from '../platform/http/requests/random-uuid';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

const TOO_LONG = t('chartTooLong', { max: MAX_SIZE_CHART_TEXT });
const SIZES_FIT = ['fits', 'tight', 'loose'] as const;
const SOURCES = ['words', 'own', 'shop', 'standard'] as const;

const NameField = () =>
  TextField({
    isTrimmed: true,
    min: 1,
    max: MAX_SIZE_CHART_NAME,
    // Words name a chart by its letters and digits.
    pattern: /[\p{L}\p{N}]/u,
    message: t('noBrand'),
    tooLong: t('nameTooLong', { max: MAX_SIZE_CHART_NAME }),
    example: 'Boden',
  });

export class NewSizeChartDto {
  @OptionalField()
  @TextField({
    pattern: RANDOM_UUID,
    message: t('chartId'),
    description: 'Sent again with it, nothing changes.',
  })
  id?: string;
  @NameField() name: string;
  @TextField({
    min: 1,
    max: MAX_SIZE_CHART_TEXT,
    message: t('noRows'),
    tooLong: TOO_LONG,
    description: 'A row of names, then a row for each size; or the other way around.',
    example: 'Size | Bust | Waist | Hips\n10 | 36 | 28 | 38\n12 | 38 | 30 | 40',
  })
  text: string;
}

export class RenamedSizeChartDto {
  @NameField() name: string;
}

const GirthRange = () =>
  ApiPropertyOptional({ type: [Number], description: 'Lowest and highest, in inches.', example: [36, 38] });

export class SizeChartGirths {
  @GirthRange() chest?: number[];
  @GirthRange() waist?: number[];
  @GirthRange() hips?: number[];
}

export class SizeChartRow {
  @ApiProperty({ example: '12' }) size: string;
  @ApiProperty({ description: 'Of the body that it is made for.' }) girths: SizeChartGirths;
}

@ApiSchema({ description: 'A size chart that the caller pasted.' })
export class SizeChart {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'The brand or the shop.' }) name: string;
  @ApiProperty({ type: [SizeChartRow], description: 'Smallest first.' }) rows: SizeChartRow[];
}

@ApiSchema({ description: 'A public size chart that is compared with.' })
export class KnownSizeChart {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty({ enum: ['women', 'men'] }) for: 'women' | 'men';
  @ApiProperty() isStandard: boolean;
  @ApiProperty({ enum: CATEGORIES, isArray: true, description: 'Empty for all.' }) categories: Category[];
  @ApiProperty({ description: 'Where it was read.' }) source: string;
  @ApiProperty({ description: 'When it was read.', example: '2026-11-27' }) date: string;
}

export class SizeChartsResponse {
  @ApiProperty({ type: [SizeChart], description: 'Newest first.' }) own: SizeChart[];
  @ApiProperty({ type: [KnownSizeChart] }) known: KnownSizeChart[];
}

@ApiSchema({ description: 'How the size that the words name fits the caller.' })
export class CheckedSize {
  @ApiProperty({ description: 'As the chart names it; empty where only measurements are given.' })
  size: string;
  @ApiProperty({
    enum: SIZES_FIT,
    nullable: true,
    description: 'Null where nothing could be compared, because no chart is known.',
  })
  level: (typeof SIZES_FIT)[number] | null;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'A size that fits better; null where numbers are hidden, since the sentence says it in words.',
  })
  better: string | null;
  @ApiProperty({ type: String }) sentence: Text;
  @ApiProperty({
    enum: SOURCES,
    nullable: true,
    description: 'Measurements in the words, a chart of the caller, of the shop, or a standard.',
  })
  from: (typeof SOURCES)[number] | null;
  @ApiPropertyOptional({ description: 'Where a public chart was read.' }) source?: string;
  @ApiPropertyOptional({ description: 'When it was read.', example: '2026-11-27' }) date?: string;
}
