import { ConflictError } from '../../platform/errors/domain-error';

export class ShrunkFeedError extends ConflictError {
  override readonly code = 'VALIDATION_FAILED';

  constructor(products: number, inForce: number) {
    super(
      `The feed has ${products} products, fewer than half of the ${inForce} active products. Nothing was changed. To import it anyway, add --yes.`,
    );
  }
}
