import { NotFoundError } from '../platform/errors/domain-error';

/** The person has not measured herself yet. */
export class NotMeasuredError extends NotFoundError {
  constructor() {
    super('No analysis data available');
  }
}

/** Nobody described this body part and attribute. */
export class GuideNotFoundError extends NotFoundError {
  constructor() {
    super('No body part details found');
  }
}

export class ItemNotFoundError extends NotFoundError {
  constructor() {
    super('Item not found');
  }
}
