import type { OptionalMeasurement, TapeField } from '@figura/contracts';
import { translator } from '../messages/translator';
import messages from './messages.en';

export const getMeasurementLabel: (name: TapeField) => string = translator(messages.label);
export const getMeasuringGuidance: (name: TapeField) => string = translator(messages.guidance);
export const getMeasurementReason: (name: OptionalMeasurement) => string = translator(messages.reasons);
