import { NotFoundError } from '../platform/errors/domain-error';

/** The user has no measurements yet, and so no body type. */
export class NotMeasuredError extends NotFoundError {
  constructor() {
    super('No analysis data available');
  }
}
