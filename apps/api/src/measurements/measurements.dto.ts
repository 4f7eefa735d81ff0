import {
  HORIZONTAL_MEASUREMENTS,
  MEASUREMENT_DEFINITIONS,
  OPTIONAL_MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  type BodyConcern,
  type OptionalMeasurement,
} from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import {
  ApiProperty,
  ApiPropertyOptional,
  ApiSchema,
  IntersectionType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { Inches, TapeDto } from '../body-type/tape.dto';
import { BodyConcernsField } from '../users/users.dto';
import {
  ClearableField,
  createRule,
  NestedField,
  OptionalField,
} from '../platform/http/requests/fields.decorators';
import { createFieldsDto } from '../platform/http/requests/fields-dto';
import { fields as t } from './messages.en';

/** Clients may send this field; its value is ignored. */
function IgnoredField(): PropertyDecorator {
  return (target, property) => {
    const message = t('single', { field: String(property) });
    const decorate = applyDecorators(
      IsOptional(),
      Transform(({ value }: { value: unknown }) => (value === null || isScalar(value) ? undefined : value)),
      ValidateBy({ name: 'isScalar', validator: { validate: isScalar } }, createRule(message)),
      ApiPropertyOptional({
        oneOf: [{ type: 'string', nullable: true }, { type: 'number' }, { type: 'boolean' }],
        description: 'Ignored.',
      }),
    );
    decorate(target, property);
  };
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

class TapeFieldsDto extends IntersectionType(
  TapeDto,
  createFieldsDto<OptionalMeasurement, number | null | undefined>(OPTIONAL_MEASUREMENTS, (name) =>
    applyDecorators(
      Inches(name),
      ClearableField(),
      ApiProperty({
        description: `${MEASUREMENT_DEFINITIONS[name].description} Null clears it; omitted, it is unchanged.`,
      }),
    ),
  ),
) {}

export class SaveMeasurementsDto extends TapeFieldsDto {
  @IgnoredField() totalHeight?: number;
  @IgnoredField() horizontalBodyType?: string;
  @IgnoredField() verticalBodyType?: string;
  @IgnoredField() combinedBodyType?: string;
}

@ApiSchema({ description: 'Requires at least one measured value. Omitted values are unchanged.' })
export class ChangeMeasurementsDto extends PartialType(TapeFieldsDto) {}

class HorizontalMeasurementsDto extends PickType(SaveMeasurementsDto, HORIZONTAL_MEASUREMENTS) {}

class VerticalMeasurementsDto extends PickType(SaveMeasurementsDto, [
  ...VERTICAL_MEASUREMENTS,
  'totalHeight',
]) {}

export class OnboardingDto {
  @NestedField(VerticalMeasurementsDto, t('verticalMeasurements'))
  verticalMeasurements: VerticalMeasurementsDto;
  @NestedField(HorizontalMeasurementsDto, t('horizontalMeasurements'))
  horizontalMeasurements: HorizontalMeasurementsDto;
  @OptionalField() @BodyConcernsField() bodyConcerns?: BodyConcern[];
  @IgnoredField() token?: string;
}
