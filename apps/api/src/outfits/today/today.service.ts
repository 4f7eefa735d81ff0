import { OUTFITS_OF_DAY, getSeason } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { getDayBefore, resolveLocalDay } from '../../wardrobe/worn/wear-day';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { CandidatesService } from '../compose/candidates.service';
import { OutfitOddsService } from '../compose/outfit-odds.service';
import { getKey } from '../pieces/piece-keys';
import { createDaySeed, listAnchors, parseReference, toWeather } from '../suggestions/question';
import { WeeklyOutfitsService } from '../weekly/weekly-outfits.service';
import { dressToday, type DressedDay } from './dress-today';
import type { TodayQuery, TodayResponse } from './today.dto';

@Injectable()
export class TodayService {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly odds: OutfitOddsService,
    private readonly weekly: WeeklyOutfitsService,
    private readonly wardrobe: OwnedPiecesService,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  async dress(userId: string, question: TodayQuery): Promise<TodayResponse> {
    const day = resolveLocalDay(question.day, this.clock.now());
    const { hasPaid } = await this.users.findCurrent(userId);
    const hasPieces = (await this.wardrobe.findAll(userId)).length > 0;
    const dressed = hasPaid
      ? await this.compose(userId, day, question)
      : await this.findWeekly(userId, day, hasPieces);
    return {
      ...dressed,
      hasPieces,
      worn: await this.wardrobe.findWornOn(userId, day),
    };
  }

  private async findWeekly(userId: string, day: string, hasPieces: boolean): Promise<DressedDay> {
    const { outfit, isOwn } = await this.weekly.findThisWeek(userId);
    const outfits = outfit ? [outfit] : [];
    if (isOwn || !hasPieces) return { outfits, isOwn, missing: [], fitting: [] };
    const { missing, fitting } = await this.compose(userId, day, {});
    return { outfits, isOwn, missing, fitting };
  }

  private async compose(userId: string, day: string, question: TodayQuery): Promise<DressedDay> {
    const { occasion = 'everyday', temperature, rain, wind } = question;
    const anchors = listAnchors(question).map(parseReference);
    const { user, material } = await this.candidates.gather(userId, undefined, anchors);
    const worn = await this.wardrobe.findWornOn(userId, getDayBefore(day));
    const weather = toWeather(temperature, rain === 'true', wind === 'true');
    const dressed = await this.threads.run(dressToday, {
      material,
      question: {
        occasion,
        season: weather ? null : getSeason(this.clock.now().getUTCMonth(), user.preferences.hemisphere),
        weather,
        fixed: anchors.map(getKey),
        count: OUTFITS_OF_DAY,
        person: createDaySeed(userId, day),
      },
      worn: new Set(worn.map((id) => getKey({ source: 'wardrobe', id }))),
    });
    return { ...dressed, outfits: this.odds.addToOutfits(user, dressed.outfits) };
  }
}
