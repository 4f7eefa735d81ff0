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
import { translator } from '../platform/errors/translator';
import { createFieldsDto } from '../platform/http/requests/fields-dto';
import messages from './messages.en';

const t = translator(messages.measurements);

/** Inches: finite, above 0, at most 150. */
export function Inches(name: TapeField, example?: number): PropertyDecorator {
  const label = t(name);
  return applyDecorators(
    IsNumber(
      { allowNaN: false, allowInfinity: false },
      { message: ({ value }) => getSentenceForNoNumber(label, value) },
    ),
    Min(MIN_MEASUREMENT_INCHES, { message: `${label} measurement must be greater than 0` }),
    Max(MAX_MEASUREMENT_INCHES, {
      message: `${label} measurement must be at most ${MAX_MEASUREMENT_INCHES} inches`,
    }),
    ApiProperty({ type: Number, minimum: MIN_MEASUREMENT_INCHES, maximum: MAX_MEASUREMENT_INCHES, example }),
  );
}

function getSentenceForNoNumber(label: string, value: unknown): string {
  return value === undefined || value === null
    ? `${label} measurement is required`
    : `${label} measurement must be a number`;
}

export class TapeDto extends createFieldsDto<Measurement, number>(MEASUREMENTS, (name) =>
  Inches(name, MEASUREMENT_DEFINITIONS[name].example),
) {}
