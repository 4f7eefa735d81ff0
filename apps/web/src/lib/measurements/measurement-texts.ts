import type { OptionalMeasurement, TapeField } from '@figura/contracts';
import { measurements as t } from './messages.en';

export const getMeasurementLabel = (name: TapeField): string => t(`label.${name}`);
export const getMeasuringGuidance = (name: TapeField): string => t(`guidance.${name}`);
export const getMeasurementReason = (name: OptionalMeasurement): string => t(`reason.${name}`);
