import {
  MAX_MEASUREMENT_INCHES,
  MEASUREMENT_DEFINITIONS,
  MEASUREMENTS,
  MIN_MEASUREMENT_INCHES,
  type Measurement,
  type TapeField,
} from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { createRule } from '../platform/http/requests/fields.decorators';
import { createFieldsDto } from '../platform/http/requests/fields-dto';
import { measurements as t, fields as rules } from './messages.en';

/** Inches: finite, above 0, at most 150. */
export function Inches(name: TapeField, example?: number): PropertyDecorator {
  const label = t(name);
  const required = createRule(rules('measurementRequired', { label }));
  const number = createRule(rules('measurementNumber', { label }));
  return applyDecorators(
    IsNumber(
      { allowNaN: false, allowInfinity: false },
      {
        message: ({ value }) => (value === undefined || value === null ? required : number).message,
        context: { ...required.context, ...number.context },
      },
    ),
    Min(MIN_MEASUREMENT_INCHES, createRule(rules('measurementTooSmall', { label }))),
    Max(
      MAX_MEASUREMENT_INCHES,
      createRule(rules('measurementTooLarge', { label, max: MAX_MEASUREMENT_INCHES })),
    ),
    ApiProperty({ type: Number, minimum: MIN_MEASUREMENT_INCHES, maximum: MAX_MEASUREMENT_INCHES, example }),
  );
}

export class TapeDto extends createFieldsDto<Measurement, number>(MEASUREMENTS, (name) =>
  Inches(name, MEASUREMENT_DEFINITIONS[name].example),
) {}
