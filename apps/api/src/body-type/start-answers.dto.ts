import { COMPARISONS, EU_SIZES, LAST_DRAWING, type BodyAnswers, type Comparison } from '@figura/classifier';
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
  @ApiProperty({ description: 'Numbers of the closest drawings.' })
  @NestedField(ComparisonsDto, t('comparisons'))
  comparisons: ComparisonsDto;
  @OptionalField()
  @NestedField(MeasuredDto, t('byString'))
  byString?: MeasuredDto;
}
