import type { Category } from '@figura/contracts';
import { describeEffect, type Effect } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../catalog/catalog.store';
import type { EffectDescription } from './recommendations.dto';

@Injectable()
export class EffectsPresenter {
  constructor(private readonly store: CatalogStore) {}

  presentEffect(effect: Effect, category: Category): EffectDescription {
    return describeEffect(this.store.getCurrent().checkSource, effect, category);
  }
}
