import {
  COMPARISONS,
  EU_SIZES,
  LAST_DRAWING,
  type BodyAnswers,
  type Comparison,
  type MensSizes,
} from '@figura/classifier';
import { findSizeRange, type SizedPart } from '@figura/contracts';
import type { Text } from '@figura/messages';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema, PartialType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  NestedField,
  NumberField,
  OptionalField,
  createRule,
} from '../platform/http/requests/fields.decorators';
import { TapeDto } from './tape.dto';
import { fields as t, sizes } from './messages.en';

/** Inches. */
const HEIGHT = { min: 36, max: 96 };

function SizeField(label: Text): PropertyDecorator {
  const [first, last] = [Math.min(...EU_SIZES), Math.max(...EU_SIZES)];
  return applyDecorators(
    IsIn(EU_SIZES, createRule(t('label', { label, first, last }))),
    ApiProperty({
      type: 'integer',
      minimum: first,
      maximum: last,
      multipleOf: 2,
      description: 'EU size; US size plus 30.',
    }),
  );
}

function MensSizeField(part: SizedPart, label: Text): PropertyDecorator {
  const { from, to, step } = findSizeRange(part, 'EU', 'men')!;
  const offered = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return applyDecorators(
    OptionalField(),
    IsIn(offered, createRule(t('mensSize', { label, from, to }))),
    ApiProperty({
      type: 'integer',
      minimum: from,
      maximum: to,
      multipleOf: step,
      description: "EU men's size.",
    }),
  );
}

@ApiSchema({ description: "Men's sizes that the user usually buys." })
class MensSizesDto implements MensSizes {
  @MensSizeField('top', sizes('jacket')) top?: number;
  @MensSizeField('collar', sizes('collar')) collar?: number;
  @MensSizeField('bottom', sizes('trousers')) bottom?: number;
}

class ComparisonsDto implements Partial<Record<Comparison, number>> {
  shouldersToHips?: number;
  waistToHips?: number;
  waistToChest?: number;
  legs?: number;
}

for (const comparison of COMPARISONS) {
  NumberField({
    isInteger: true,
    min: 0,
    max: LAST_DRAWING,
    message: t('comparison', { last: LAST_DRAWING }),
    example: 2,
  })(ComparisonsDto.prototype, comparison);
  OptionalField()(ComparisonsDto.prototype, comparison);
}

class MeasuredDto extends PartialType(TapeDto) {}

@ApiSchema({ description: 'Answers of users without a tape measure. Omitted answers are unknown.' })
export class StartAnswersDto implements BodyAnswers {
  @NumberField({
    ...HEIGHT,
    message: t('height', { min: HEIGHT.min, max: HEIGHT.max }),
    description: 'Height in inches.',
    example: 64,
  })
  height: number;
  @OptionalField() @SizeField(sizes('above')) sizeAbove?: number;
  @OptionalField() @SizeField(sizes('below')) sizeBelow?: number;
  @OptionalField() @NestedField(MensSizesDto, t('mens')) mens?: MensSizesDto;
  @ApiProperty({ description: 'Number of the closest drawing, by comparison.' })
  @NestedField(ComparisonsDto, t('comparisons'))
  comparisons: ComparisonsDto;
  @OptionalField() @NestedField(MeasuredDto, t('byString')) byString?: MeasuredDto;
}
