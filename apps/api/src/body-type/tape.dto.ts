import { MAX_MEASUREMENT_INCHES, type TapeMeasurements } from '@figura/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';

/** Smallest value that is above 0 with two decimals. */
const SMALLEST = 0.005;

/** Inches: finite, above 0, at most 150. */
export function Inches(label: string, example?: number): PropertyDecorator {
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

export class TapeDto implements TapeMeasurements {
  @Inches('Shoulder', 40) shoulders: number;
  @Inches('Chest', 36) chest: number;
  @Inches('Waist', 28) waist: number;
  @Inches('Hip', 40) hips: number;
  @Inches('Head to chest', 17.5) headToChest: number;
  @Inches('Chest to crotch', 16.5) chestToCrotch: number;
  @Inches('Crotch to knee', 15) crotchToKnee: number;
  @Inches('Knee to floor', 17) kneeToFloor: number;
}
