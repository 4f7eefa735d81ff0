import { toShownUser, removeNumbers } from '@figura/classifier';
import { isAllowed } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import { StylingProfilesService, type StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import type { NamedPiece, OutfitMaterial } from './outfit-material';

/**
 * Gathers the pieces that a user owns, for outfits beside the catalog's: what is never worn, or covers too little, is not
 * among them.
 */
@Injectable()
export class OwnCandidatesService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly wardrobe: OwnedPiecesService,
  ) {}

  /**
   * The user as advice may know them.
   *
   * @param options.isSentAway whether numbers are withheld although the user's own screens show them
   * @throws MeasurementsRequiredError before the user has measured
   */
  async measured(
    userId: string,
    { isSentAway = false } = {},
  ): Promise<{ user: UserRecord; profile: StylingProfile }> {
    const stored = await this.users.current(userId);
    if (!stored.measurements || !stored.bodyType) throw new MeasurementsRequiredError();
    const user = isSentAway ? removeNumbers(stored) : toShownUser(stored);
    return { user, profile: this.profiles.getFor(user) };
  }

  /** What a user owns and what the catalog could add to it, whether or not the user has measured. */
  async gatherOwned(userId: string): Promise<OutfitMaterial> {
    const user = toShownUser(await this.users.current(userId));
    const profile = user.measurements && user.bodyType ? this.profiles.getFor(user) : null;
    return this.toMaterial(user, profile, await this.ownAllowed(user, { includesWash: true }));
  }

  /**
   * What the user owns and may be offered: pieces that they never wear stay in the wardrobe.
   *
   * @param options.includesWash whether what is in the wash is among them, as where pieces are counted and not suggested
   */
  async ownAllowed(
    { id: userId, preferences }: UserRecord,
    { includesWash = false } = {},
  ): Promise<NamedPiece[]> {
    const own = await this.wardrobe.all(userId);
    return own
      .filter(({ inWash }) => includesWash || !inWash)
      .filter(({ garment, name }) => isAllowed({ ...garment, name }, preferences))
      .map(({ id, name, garment }) => ({ source: 'wardrobe', id, name, garment }));
  }

  /** @param user as {@link measured} returns them */
  toMaterial(
    user: UserRecord,
    profile: StylingProfile | null,
    pieces: readonly NamedPiece[],
    hasItems = true,
  ): OutfitMaterial {
    const { measurements, unitPreference: unit, preferences } = user;
    const { hideNumbers } = preferences;
    return {
      pieces,
      hasItems,
      features: profile?.features ?? null,
      contexts: this.profiles.findShowing(user).contexts,
      preferences,
      body: measurements && { tape: measurements, unit, hideNumbers },
    };
  }
}
