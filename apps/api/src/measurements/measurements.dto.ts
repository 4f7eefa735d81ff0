import {
  HORIZONTAL_MEASUREMENTS,
  MAX_MEASUREMENT_INCHES,
  VERTICAL_MEASUREMENTS,
  type BodyConcern,
  type TapeMeasurements,
} from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { BodyConcernsField } from '../users/users.dto';
import { ClearableField, NestedField, OptionalField } from '../platform/http/requests/fields.decorators';

/** Smallest value that is above 0 with two decimals. */
const SMALLEST = 0.005;

/** Inches: finite, above 0, at most 150. */
function Inches(label: string, example?: number): PropertyDecorator {
  return applyDecorators(
    IsNumber(
      { allowNaN: false, allowInfinity: false },
      { message: ({ value }) => getSentenceForNoNumber(label, value) },
    ),
    Min(SMALLEST, { message: `${label} measurement must be greater than 0` }),
    Max(MAX_MEASUREMENT_INCHES, {
      message: `${label} measurement must be at most ${MAX_MEASUREMENT_INCHES} inches`,
    }),
    ApiProperty({ type: Number, minimum: SMALLEST, maximum: MAX_MEASUREMENT_INCHES, example }),
  );
}

function getSentenceForNoNumber(label: string, value: unknown): string {
  return value === undefined || value === null
    ? `${label} measurement is required`
    : `${label} measurement must be a number`;
}

/** Clients may send this field; any single value is dropped. */
function IgnoredField(): PropertyDecorator {
  return applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === null || isScalar(value) ? undefined : value)),
    ValidateBy({
      name: 'isScalar',
      validator: {
        validate: isScalar,
        defaultMessage: (at) => `${at?.property} must be a single value`,
      },
    }),
    ApiPropertyOptional({
      oneOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }],
      description: 'Read past.',
    }),
  );
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

export class SaveMeasurementsDto implements TapeMeasurements {
  @Inches('Shoulder', 40) shoulders: number;
  @Inches('Chest', 36) chest: number;
  @Inches('Waist', 28) waist: number;
  @Inches('Hip', 40) hips: number;
  @Inches('Head to chest', 17.5) headToChest: number;
  @Inches('Chest to crotch', 16.5) chestToCrotch: number;
  @Inches('Crotch to knee', 15) crotchToKnee: number;
  @Inches('Knee to floor', 17) kneeToFloor: number;
  @ApiProperty({ description: 'Girth under the bust. Null clears it; what is left out stays as it is.' })
  @ClearableField()
  @Inches('Underbust')
  underbust?: number | null;
  @IgnoredField() totalHeight?: number;
  @IgnoredField() horizontalBodyType?: string;
  @IgnoredField() verticalBodyType?: string;
  @IgnoredField() combinedBodyType?: string;
}

class HorizontalMeasurementsDto extends PickType(SaveMeasurementsDto, HORIZONTAL_MEASUREMENTS) {}

class VerticalMeasurementsDto extends PickType(SaveMeasurementsDto, [
  ...VERTICAL_MEASUREMENTS,
  'totalHeight',
]) {}

export class OnboardingDto {
  @NestedField(VerticalMeasurementsDto, 'Vertical measurements are required')
  verticalMeasurements: VerticalMeasurementsDto;
  @NestedField(HorizontalMeasurementsDto, 'Horizontal measurements are required')
  horizontalMeasurements: HorizontalMeasurementsDto;
  @OptionalField() @BodyConcernsField() bodyConcerns?: BodyConcern[];
  @IgnoredField() token?: string;
}
