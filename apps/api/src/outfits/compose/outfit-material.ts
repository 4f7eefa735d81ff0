import type { Context, SuggestedSource, UserPreferences } from '@figura/contracts';
import type { OutfitBody, ProfileFeature } from '@figura/styling';
import type { Garment } from '../../catalog/catalog.dto';

/** A piece of clothing by a reference, before it is known how it suits. */
export interface NamedPiece {
  readonly source: SuggestedSource;
  readonly id: string;
  readonly name: string;
  readonly garment: Garment;
}

/** The pieces that a user's outfits may be made of, and whom they are for: plain data, for a thread. */
export interface OutfitMaterial {
  /** From the wardrobe and from shops, and those that were asked for. */
  readonly pieces: readonly NamedPiece[];
  /** Whether the catalog's items are among them. */
  readonly hasItems: boolean;
  /** Null before the user has measured: then nothing is known of how pieces suit. */
  readonly features: readonly ProfileFeature[] | null;
  /** What the user's life states ask for. */
  readonly contexts: readonly Context[];
  readonly preferences: UserPreferences;
  readonly body: Omit<OutfitBody, 'landmarks'> | null;
}
