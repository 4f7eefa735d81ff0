import { seasonOf, type Season } from '@figura/contracts';
import { composing, type ComposedOutfit } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { isoWeekOf, type IsoWeek } from '../../platform/clock/iso-week';
import { OwnCandidatesService, type Candidates } from '../compose/own-candidates.service';
import { inSlices } from '../../platform/event-loop/in-slices';
import { shownOutfit } from '../compose/shown-outfit';
import type { PieceRef } from '../kept/outfit.schema';
import { keyOf, storedPiece } from '../pieces/piece-keys';
import type { WeeklyOutfitResponse } from './weekly.dto';
import { WeeklyOutfitsRepository } from './weekly-outfits.repository';

const OCCASION = 'everyday' as const;
/** Of so many the first is taken that has no base of the week before. */
const CHOICES = 3;

/** Chooses one outfit a week for each user who asks. It is stored, so that it stays while the wardrobe changes. */
@Injectable()
export class WeeklyOutfitsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly outfits: WeeklyOutfitsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Chosen on the coarse body, since it is mailed as well and is the same there.
   *
   * @param options.isSentAway whether its sentences leave lengths out although the user's own screens show numbers
   * @throws MeasurementsRequiredError before the user has measured
   */
  async thisWeek(userId: string, { isSentAway = false } = {}): Promise<WeeklyOutfitResponse> {
    const now = this.clock.now();
    const week = isoWeekOf(now);
    const found = await this.candidates.of(userId, { isSentAway: true });
    const { user } = await this.candidates.measured(userId, { isSentAway });
    const candidates = { ...found, body: this.candidates.toBody(user) };
    const season = seasonOf(now.getUTCMonth(), found.user.preferences.hemisphere);
    const last = await this.outfits.find(userId);
    const again = last?.week === week ? await this.again(last.pieces, candidates, season) : null;
    if (again) return { week, outfit: shownOutfit(again, candidates) };
    const chosen = await this.choose(week, candidates, last?.pieces ?? [], season);
    if (!chosen) return { week, outfit: null };
    const pieces = chosen.pieces.map(storedPiece);
    await this.outfits.save(userId, { week, pieces, chosenAt: now });
    return { week, outfit: shownOutfit(chosen, candidates) };
  }

  /** The outfit of these pieces; null when one of them is gone, or may not be offered any more. */
  private async again(
    pieces: readonly PieceRef[],
    { all, body }: Candidates,
    season: Season,
  ): Promise<ComposedOutfit | null> {
    const fixed = pieces.map(keyOf);
    const worn = all.filter((piece) => fixed.includes(keyOf(piece)));
    if (worn.length < fixed.length) return null;
    const question = {
      occasion: OCCASION,
      season,
      weather: null,
      fixed,
      count: 1,
      seed: null,
    };
    const { outfits } = await inSlices(composing(question, worn, body));
    return outfits[0] ?? null;
  }

  /** What the user owns comes first, where it is for the season and not that of the week before. */
  private async choose(
    week: IsoWeek,
    { all, body }: Candidates,
    last: readonly PieceRef[],
    season: Season,
  ): Promise<ComposedOutfit | null> {
    const question = { occasion: OCCASION, season, weather: null, count: CHOICES, seed: week };
    const before = new Set(last.filter(isBase).map(keyOf));
    const isFresh = ({ pieces }: ComposedOutfit) =>
      !pieces.some((piece) => isBase(piece) && before.has(keyOf(piece)));
    const owned = all.filter(({ source }) => source === 'wardrobe');
    const own = await inSlices(composing(question, owned, body));
    const worn = own.outfits.slice(0, own.met).find(isFresh);
    if (worn) return worn;
    const { outfits } = await inSlices(composing(question, all, body));
    return outfits.find(isFresh) ?? outfits[0] ?? null;
  }
}

function isBase({ slot }: Pick<PieceRef, 'slot'>): boolean {
  return slot === 'one-piece' || slot === 'top' || slot === 'bottom';
}
