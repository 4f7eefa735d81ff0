import { OUTFITS_OF_DAY, getSeason } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { findDayBefore, findLocalDay } from '../../platform/clock/wear-day';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { UsersService } from '../../users/users.service';
import { OwnedPiecesService } from '../../wardrobe/pieces/owned-pieces.service';
import { CandidatesService } from '../compose/candidates.service';
import { getKey } from '../pieces/piece-keys';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';
import { listAnchors, getReference, findWeather } from '../suggestions/question';
import { WeeklyOutfitsService } from '../weekly/weekly-outfits.service';
import { dressToday } from './dress-today';
import type { TodayQuery, TodayResponse } from './today.dto';

/** The same answer all day for the same question. */
@Injectable()
export class TodayService {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly weekly: WeeklyOutfitsService,
    private readonly wardrobe: OwnedPiecesService,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  async dress(userId: string, question: TodayQuery): Promise<TodayResponse> {
    const day = findLocalDay(question.day, this.clock.now());
    const { hasPaid } = await this.users.current(userId);
    const outfits = hasPaid ? await this.compose(userId, day, question) : await this.ofWeek(userId);
    const areOwn = outfits.length > 0 && outfits.every(isOwn);
    return {
      outfits,
      isOwn: areOwn,
      hasPieces: areOwn || (await this.wardrobe.all(userId)).length > 0,
      worn: await this.wardrobe.wornOn(userId, day),
    };
  }

  private async ofWeek(userId: string): Promise<SuggestedOutfit[]> {
    const { outfit } = await this.weekly.thisWeek(userId);
    return outfit ? [outfit] : [];
  }

  private async compose(userId: string, day: string, question: TodayQuery): Promise<SuggestedOutfit[]> {
    const { occasion = 'everyday', temperature, rain, wind } = question;
    const anchors = listAnchors(question).map(getReference);
    const { user, material } = await this.candidates.gather(userId, undefined, anchors);
    const worn = await this.wardrobe.wornOn(userId, findDayBefore(day));
    const weather = findWeather(temperature, rain === 'true', wind === 'true');
    return this.threads.run(dressToday, {
      material,
      question: {
        occasion,
        season: weather ? null : getSeason(this.clock.now().getUTCMonth(), user.preferences.hemisphere),
        weather,
        fixed: anchors.map(getKey),
        count: OUTFITS_OF_DAY,
        // Breaks ties differently each day.
        person: `${userId} ${day}`,
      },
      worn: new Set(worn.map((id) => getKey({ source: 'wardrobe', id }))),
    });
  }
}

const isOwn = ({ pieces }: SuggestedOutfit): boolean => pieces.every(({ source }) => source === 'wardrobe');
