import {
  COMPARISONS,
  EU_SIZES,
  LAST_DRAWING,
  type BodyAnswers,
  type Comparison,
  type MensSizes,
} from '@figura/classifier';
import { findSizeRange, type SizedPart } from '@figura/contracts';
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
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

/** Inches. */
const HEIGHT = { min: 36, max: 96 };

function SizeField(label: string): PropertyDecorator {
  const [first, last] = [Math.min(...EU_SIZES), Math.max(...EU_SIZES)];
  return applyDecorators(
    IsIn(EU_SIZES, createRule(t('label', { label, first, last }))),
    ApiProperty({
      type: 'integer',
      minimum: first,
      maximum: last,
      multipleOf: 2,
      description: 'EU size; US sizes are 30 less.',
    }),
  );
}

function MensSizeField(part: SizedPart, label: string): PropertyDecorator {
  const { from, to, step } = findSizeRange(part, 'EU', 'men')!;
  const sizes = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);
  return applyDecorators(
    OptionalField(),
    IsIn(sizes, { message: `${label} must be a men’s EU size from ${from} to ${to}` }),
    ApiProperty({
      type: 'integer',
      minimum: from,
      maximum: to,
      multipleOf: step,
      description: 'Men’s EU size.',
    }),
  );
}

@ApiSchema({ description: 'What is usually bought of men’s clothes.' })
class MensSizesDto implements MensSizes {
  @MensSizeField('top', 'Jacket size') top?: number;
  @MensSizeField('collar', 'Collar') collar?: number;
  @MensSizeField('bottom', 'Size of trousers') bottom?: number;
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

@ApiSchema({ description: 'The answers of the start without a tape; what is left out is unknown.' })
export class StartAnswersDto implements BodyAnswers {
  @NumberField({
    ...HEIGHT,
    message: t('height', { min: HEIGHT.min, max: HEIGHT.max }),
    description: 'Inches.',
    example: 64,
  })
  height: number;
  @OptionalField() @SizeField('Usual top size') sizeAbove?: number;
  @OptionalField() @SizeField('Usual bottom size') sizeBelow?: number;
  @OptionalField()
  @NestedField(MensSizesDto, 'Men’s sizes must be EU sizes by their names')
  mens?: MensSizesDto;
  @ApiProperty({ description: 'Numbers of the closest drawings.' })
  @NestedField(ComparisonsDto, t('comparisons'))
  comparisons: ComparisonsDto;
  @OptionalField()
  @NestedField(MeasuredDto, t('byString'))
  byString?: MeasuredDto;
}
