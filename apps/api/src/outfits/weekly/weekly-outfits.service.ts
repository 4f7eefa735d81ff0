import { seasonOf, type OutfitSlot, type Season } from '@figura/contracts';
import { composeOutfits, recallOutfit, type ComposedOutfit } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { Clock } from '../../platform/clock/clock';
import { isoWeekOf } from '../../platform/clock/iso-week';
import { OwnCandidatesService, type Candidates } from '../compose/own-candidates.service';
import { shownOutfit } from '../compose/shown-outfit';
import { keyOf, storedPiece } from '../pieces/piece-keys';
import type { WeeklyOutfitResponse } from './weekly.dto';
import { WeeklyOutfitsRepository, type WeeklyOutfitRecord } from './weekly-outfits.repository';

const OCCASION = 'everyday' as const;
const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

/** Whether one of the clothes was worn in the outfit of last week. */
function isSameAsLast({ pieces }: ComposedOutfit, last: WeeklyOutfitRecord | null): boolean {
  const before = new Set(last?.pieces.map(keyOf));
  return pieces.some((piece) => CLOTHES.includes(piece.slot) && before.has(keyOf(piece)));
}

/** Chooses one outfit a week for each user who asks. It is stored, so that it stays while the wardrobe changes;
 * another taste asks for another. */
@Injectable()
export class WeeklyOutfitsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly outfits: WeeklyOutfitsRepository,
    private readonly catalog: CatalogStore,
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
    const { taste } = found.user.preferences;
    const isSameTaste = last?.taste.join() === taste.join();
    const again = last?.week === week && isSameTaste ? this.recall(last, candidates, season) : null;
    if (again) return { week, outfit: shownOutfit(again, candidates) };
    const chosen = this.choose(candidates, last, season);
    if (!chosen) return { week, outfit: null };
    await this.outfits.save(userId, {
      week,
      pieces: chosen.pieces.map(storedPiece),
      lookId: chosen.look?.id ?? null,
      score: chosen.score,
      taste,
      chosenAt: now,
    });
    return { week, outfit: shownOutfit(chosen, candidates) };
  }

  /** The outfit that was chosen; null when one of its pieces is gone, or may not be offered any more. */
  private recall(
    { pieces: stored, lookId, score }: WeeklyOutfitRecord,
    { all, body }: Candidates,
    season: Season,
  ): ComposedOutfit | null {
    const byKey = new Map(all.map((piece) => [keyOf(piece), piece]));
    const pieces = stored.flatMap((reference) => {
      const piece = byKey.get(keyOf(reference));
      return piece ? [{ ...piece, slot: reference.slot }] : [];
    });
    if (pieces.length < stored.length) return null;
    const { lookBook } = this.catalog.current();
    return recallOutfit(lookBook, { occasion: OCCASION, season }, { lookId, pieces, score }, body);
  }

  /** What the user owns comes first, where it is for the season; looks and pieces of last week less readily. */
  private choose(
    { all, body, demands }: Candidates,
    last: WeeklyOutfitRecord | null,
    season: Season,
  ): ComposedOutfit | null {
    const { lookBook } = this.catalog.current();
    const question = {
      occasion: OCCASION,
      season,
      count: 1,
      ...demands,
      shown: { looks: last?.lookId ? [last.lookId] : [], pieces: last?.pieces.map(keyOf) ?? [] },
    };
    const owned = all.filter(({ source }) => source === 'wardrobe');
    const [own] = composeOutfits(lookBook, question, owned, body).outfits;
    if (own && own.relaxed.every((each) => each === 'palette') && !isSameAsLast(own, last)) return own;
    return composeOutfits(lookBook, question, all, body).outfits[0] ?? null;
  }
}
