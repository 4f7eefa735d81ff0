import type { OptionalMeasurement, TapeField } from '@figura/contracts';
import { translator } from '../messages/translator';
import messages from './messages.en';

const t = translator(messages.measurements);

export const getMeasurementLabel = (name: TapeField): string => t(`label.${name}`);
export const getMeasuringGuidance = (name: TapeField): string => t(`guidance.${name}`);
export const getMeasurementReason = (name: OptionalMeasurement): string => t(`reason.${name}`);
