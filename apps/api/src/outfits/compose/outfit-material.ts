import type { Text } from '@figura/messages';
import type { Context, LifeState, SuggestedSource, UserPreferences } from '@figura/contracts';
import type { OutfitBody, ProfileFeature } from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';

export interface NamedPiece {
  readonly source: SuggestedSource;
  readonly id: string;
  readonly name: Text;
  readonly garment: Garment;
}

export interface OutfitMaterial {
  readonly pieces: readonly NamedPiece[];
  readonly hasItems: boolean;
  /** Null before the user is measured. */
  readonly features: readonly ProfileFeature[] | null;
  readonly contexts: readonly Context[];
  readonly lifeStates: readonly LifeState[];
  readonly preferences: UserPreferences;
  readonly body: Omit<OutfitBody, 'landmarks'> | null;
}
