import type { Mark } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../catalog/catalog.store';
import { NotFoundError } from '../platform/errors/domain-error';
import type { User } from '../users/users.dto';
import { UsersService } from '../users/users.service';

/** As products are named; they come and go with their shops, and a mark outlives that. */
const PRODUCT_ID = /^[0-9a-f]{13}$/;

/** What users love, and what they do not want to see again. */
@Injectable()
export class MarksService {
  constructor(
    private readonly users: UsersService,
    private readonly catalog: CatalogStore,
  ) {}

  /**
   * @throws NotFoundError for an id that no item has, and no product can have
   * @throws TooManyMarksError for more than a thousand of a kind
   */
  async set(userId: string, id: string, mark: Mark | null): Promise<User> {
    // An item may have left the catalog since it was marked.
    const isKnown = mark === null || this.catalog.current().items.has(id) || PRODUCT_ID.test(id);
    if (!isKnown) throw new NotFoundError();
    return this.users.setMark(userId, id, mark);
  }
}
