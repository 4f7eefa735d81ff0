import { toShownUser, removeNumbers } from '@figura/classifier';
import { isAllowed } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { MeasurementsRequiredError } from '../../body-type/body-type.errors';
import { StylingProfilesService, type StylingProfile } from '../../body-type/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import type { NamedPiece, OutfitMaterial } from './outfit-material';

/** Excludes what the user never wears and what does not cover enough. */
@Injectable()
export class OwnCandidatesService {
  constructor(
    private readonly users: UsersService,
    private readonly profiles: StylingProfilesService,
    private readonly wardrobe: OwnedPiecesService,
  ) {}

  /** `isSentAway`: for emails and links; withholds numbers even if the user's own screens show them. */
  async requireMeasured(
    userId: string,
    { isSentAway = false } = {},
  ): Promise<{ user: UserRecord; profile: StylingProfile }> {
    const stored = await this.users.findCurrent(userId);
    if (!stored.measurements || !stored.bodyType) throw new MeasurementsRequiredError();
    const user = isSentAway ? removeNumbers(stored) : toShownUser(stored);
    return { user, profile: this.profiles.getStylingProfile(user) };
  }

  async gatherOwned(userId: string): Promise<OutfitMaterial> {
    const user = toShownUser(await this.users.findCurrent(userId));
    const profile = user.measurements && user.bodyType ? this.profiles.getStylingProfile(user) : null;
    return this.toMaterial(user, profile, await this.ownAllowed(user, { includesWash: true }));
  }

  async ownAllowed(
    { id: userId, preferences }: UserRecord,
    { includesWash = false } = {},
  ): Promise<NamedPiece[]> {
    const own = await this.wardrobe.findAll(userId);
    return own
      .filter(({ inWash }) => includesWash || !inWash)
      .filter(({ garment, name }) => isAllowed({ ...garment, name }, preferences))
      .map(({ id, name, garment }) => ({ source: 'wardrobe', id, name, garment }));
  }

  toMaterial(
    user: UserRecord,
    profile: StylingProfile | null,
    pieces: readonly NamedPiece[],
    hasItems = true,
  ): OutfitMaterial {
    const { measurements, unitPreference: unit, preferences } = user;
    const { hideNumbers, presentation } = preferences;
    return {
      pieces,
      hasItems,
      features: profile?.features ?? null,
      contexts: this.profiles.getShowing(user).contexts,
      lifeStates: this.profiles.listLifeStates(user),
      preferences,
      body: measurements && { tape: measurements, unit, hideNumbers, presentation },
    };
  }
}
