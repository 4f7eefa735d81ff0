import { translate } from '@figura/messages';
import { getAccountLanguage } from '../../platform/http/language/request-language';
import { SEASON_DAYS, getSeason } from '@figura/contracts';
import type { AdvisedPiece } from '@figura/styling';
import { Injectable } from '@nestjs/common';
import { CatalogStore } from '../../catalog/catalog.store';
import { Clock } from '../../platform/clock/clock';
import { DAY_MS } from '../../platform/clock/durations';
import { ThreadPool } from '../../platform/threads/thread-pool';
import type { UserRecord } from '../../users/user-record';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { OutfitsService } from '../kept/outfits.service';
import { PiecesService } from '../pieces/pieces.service';
import { adviseWardrobe } from './advise-wardrobe';
import type { WardrobeAdviceResponse } from './advice.dto';

const PRODUCT_ID = /^[0-9a-f]{13}$/;

@Injectable()
export class AdviceService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly wardrobe: OwnedPiecesService,
    private readonly outfits: OutfitsService,
    private readonly pieces: PiecesService,
    private readonly catalog: CatalogStore,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<WardrobeAdviceResponse> {
    const { user, profile } = await this.candidates.requireMeasured(userId);
    const { measurements, unitPreference, preferences } = user;
    const middle = new Date(this.clock.now().getTime() - (SEASON_DAYS / 2) * DAY_MS);
    return this.threads.run(adviseWardrobe, {
      pieces: await this.findDayPieces(user),
      season: getSeason(middle.getUTCMonth(), preferences.hemisphere),
      features: profile.features,
      user: { measurements: measurements!, unitPreference, preferences },
    });
  }

  private async findDayPieces(user: UserRecord): Promise<(AdvisedPiece & { id: string })[]> {
    const { types } = this.catalog.getCurrent();
    const seasonBefore = new Date(this.clock.now().getTime() - SEASON_DAYS * DAY_MS);
    const [owned, leftAside, loved, kept] = await Promise.all([
      this.wardrobe.findAll(user.id),
      this.wardrobe.findNotWornSince(user.id, seasonBefore),
      this.findLovedNames(user),
      this.outfits.ownPieces(user.id),
    ]);
    const aside = new Set(leftAside);
    const inKept = new Set(kept);
    return owned
      .filter(({ garment }) => types.get(garment.type)?.wear === 'day')
      .map(({ id, name, garment }) => ({
        id,
        name,
        garment,
        isLeftAside: aside.has(id),
        isLoved: inKept.has(id) || loved.has(name),
      }));
  }

  private async findLovedNames({ id, preferences }: UserRecord): Promise<ReadonlySet<string>> {
    const language = getAccountLanguage(preferences);
    const references = preferences.loved.map((marked) => ({
      source: PRODUCT_ID.test(marked) ? ('products' as const) : ('catalog' as const),
      id: marked,
    }));
    return new Set(
      [...(await this.pieces.resolve(id, references)).values()].map(({ name }) => translate(name, language)),
    );
  }
}
