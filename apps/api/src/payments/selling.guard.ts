import { type CanActivate, Inject, Injectable } from '@nestjs/common';
import { type Config, CONFIG } from '../platform/config/config';
import { PaymentsOffError } from './payments.errors';

/** Receipts of earlier payments stay open. */
@Injectable()
export class SellingGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(): true {
    if (!this.config.sells) throw new PaymentsOffError();
    return true;
  }
}
