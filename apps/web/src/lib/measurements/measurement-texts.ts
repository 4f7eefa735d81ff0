import type { LengthUnit } from '@figura/classifier';
import type { OptionalMeasurement, TapeField } from '@figura/contracts';
import { measurements as t } from './messages.en';

export const getMeasurementLabel = (name: TapeField): string => t(`label.${name}`);
export const getMeasuringGuidance = (name: TapeField): string => t(`guidance.${name}`);
export const getUnitName = (unit: LengthUnit): string => (unit === 'in' ? t('inch') : unit);
export const getMeasurementReason = (name: OptionalMeasurement): string => t(`reason.${name}`);
