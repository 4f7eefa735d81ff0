import type { Mark } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { NotFoundError } from '../../platform/errors/domain-error';
import type { User } from '../../users/users.dto';
import { UsersService } from '../../users/users.service';

/** Format of product ids; marks remain after a product is gone. */
const PRODUCT_ID = /^[0-9a-f]{13}$/;

@Injectable()
export class MarksService {
  constructor(
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
  ) {}

  async set(userId: string, id: string, mark: Mark | null): Promise<User> {
    const isKnown = mark === null || this.catalog.getCurrent().items.has(id) || PRODUCT_ID.test(id);
    if (!isKnown) throw new NotFoundError();
    return this.users.setMark(userId, id, mark);
  }
}
