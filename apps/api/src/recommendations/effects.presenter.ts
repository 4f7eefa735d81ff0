import type { Effect } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../catalog/catalog.store';
import type { EffectDescription } from './recommendations.dto';

/** How effects are shown on the wire. */
@Injectable()
export class EffectsPresenter {
  constructor(private readonly store: CatalogStore) {}

  effect({ feature, attribute, value, rating, strength, description }: Effect): EffectDescription {
    const { features, valueNames, recommendationById } = this.store.current();
    const { evidence, study } = recommendationById.get(`${feature.replace(':', '-')}_${attribute}_${value}`)!;
    return {
      bodyPart: features.get(feature)!.displayName,
      attribute,
      value,
      displayName: valueNames.get(`${attribute}:${value}`)!,
      rating,
      strength,
      description,
      evidence,
      ...(study !== undefined && { study }),
    };
  }
}
