import { createMessageFactory } from '@figura/messages';
import messages from './messages.en';

export type MeasurementProblem = keyof typeof messages.parser;

export const refuseGirth = createMessageFactory(messages.girths);
export const describeProblem = createMessageFactory(messages.parser);
