import { SEASON_DAYS, seasonOf } from '@figura/contracts';
import { pieceAdvice, type AdvisedPiece } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { Clock } from '../../platform/clock/clock';
import { DAY_MS } from '../../platform/clock/durations';
import { inSlices } from '../../platform/event-loop/in-slices';
import type { StylingProfile } from '../../recommendations/styling-profiles.service';
import type { UserRecord } from '../../users/user-record';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { FittedPiecesService, type NamedPiece } from '../compose/fitted-pieces.service';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { OutfitsService } from '../kept/outfits.service';
import { PiecesService } from '../pieces/pieces.service';
import type { WardrobeAdviceResponse } from './advice.dto';

/** As products are named; everything else that is marked is an item of the catalog. */
const PRODUCT_ID = /^[0-9a-f]{13}$/;

/** Says what of a wardrobe to have altered, and what to pass on. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly fitted: FittedPiecesService,
    private readonly wardrobe: OwnedPiecesService,
    private readonly outfits: OutfitsService,
    private readonly pieces: PiecesService,
    private readonly catalog: CatalogStore,
    private readonly clock: Clock,
  ) {}

  /** @throws MeasurementsRequiredError before the user has measured */
  async read(userId: string): Promise<WardrobeAdviceResponse> {
    const { user, profile } = await this.candidates.measured(userId);
    const loaded = this.catalog.current();
    const advice = await inSlices(
      pieceAdvice(loaded, await this.dayPieces(user, profile), profile.features, {
        ...user,
        measurements: user.measurements!,
      }),
    );
    const alter = advice.flatMap((each) => {
      if (each.advice !== 'alter') return [];
      const { piece, level, sentence, becomes, gain, reasons } = each;
      return [{ id: piece.id, name: piece.name, level, sentence, becomes, gain, reasons: [...reasons] }];
    });
    const passOn = advice.flatMap(({ advice: what, piece: { id, name }, level, reasons }) =>
      what === 'pass-on' ? [{ id, name, level, reasons: [...reasons] }] : [],
    );
    return { alter: alter.sort((a, b) => b.gain - a.gain), passOn };
  }

  /** What the user owns and wears by day, newest first; what the vocabulary no longer has is left out. */
  private async dayPieces(
    user: UserRecord,
    profile: StylingProfile,
  ): Promise<(AdvisedPiece & { id: string })[]> {
    const { types } = this.catalog.current();
    const owned = (await this.wardrobe.all(user.id))
      .filter(({ garment }) => types.get(garment.type)?.wear === 'day')
      .map((piece): NamedPiece => ({ source: 'wardrobe', ...piece }));
    const now = this.clock.now().getTime();
    const [wornIn, leftAside, loved, kept] = await Promise.all([
      inSlices(this.fitted.fitted(user.id, owned, profile)),
      this.wardrobe.notWornSince(user.id, new Date(now - SEASON_DAYS * DAY_MS)),
      this.lovedNames(user),
      this.outfits.ownPieces(user.id),
    ]);
    // Most of the days since lay in this season: what is for another was left aside by the weather.
    const middle = new Date(now - (SEASON_DAYS / 2) * DAY_MS);
    const season = seasonOf(middle.getUTCMonth(), user.preferences.hemisphere);
    const aside = new Set(leftAside);
    const inKept = new Set(kept);
    return wornIn.map(({ id, name, garment, wearing }) => ({
      id,
      name,
      garment,
      isLeftAside: aside.has(id) && wearing.season.includes(season),
      isLoved: inKept.has(id) || loved.has(name),
    }));
  }

  /** The names of the items and products that the user loves: a piece that was added from one has it too. */
  private async lovedNames({ id, preferences: { loved } }: UserRecord): Promise<ReadonlySet<string>> {
    const references = loved.map((marked) => ({
      source: PRODUCT_ID.test(marked) ? ('products' as const) : ('catalog' as const),
      id: marked,
    }));
    return new Set([...(await this.pieces.resolve(id, references)).values()].map(({ name }) => name));
  }
}
