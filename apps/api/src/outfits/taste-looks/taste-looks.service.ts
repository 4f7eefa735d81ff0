import { listTasteLookIds, TASTE_LOOKS } from '@figura/contracts';
import { isAllowed } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { toGarment } from '../../catalog/item-garment';
import { CatalogStore } from '../../catalog/catalog.store';
import { UsersService } from '../../users/users.service';
import type { TasteLooksResponse } from './taste-looks.dto';

@Injectable()
export class TasteLooksService {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly users: UsersService,
  ) {}

  async list(userId: string): Promise<TasteLooksResponse> {
    const { preferences } = await this.users.findCurrent(userId);
    const { catalog, items } = this.catalog.getCurrent();
    const shown = listTasteLookIds(preferences.presentation);
    const looks = catalog.tasteLooks.filter(
      ({ id, pieces }) =>
        preferences.taste.includes(id) ||
        (shown.includes(id) && pieces.every(({ item }) => isAllowed(items.get(item)!, preferences))),
    );
    return {
      looks: looks.map(({ id, pieces }) => ({
        id,
        tastes: [...TASTE_LOOKS[id]],
        pieces: pieces.map(({ slot, item, worn }) => ({
          slot,
          garment: toGarment(items.get(item)!),
          ...(worn && { worn: [...worn] }),
        })),
      })),
    };
  }
}
