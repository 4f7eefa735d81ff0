import { NotFoundError } from '../platform/errors/domain-error';

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
