import { getSeason } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek } from '../../platform/clock/iso-week';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { hashPreferences } from '../compose/hash-preferences';
import { OutfitOddsService } from '../compose/outfit-odds.service';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { chooseWeekly } from './choose-weekly';
import type { WeeklyOutfitResponse } from './weekly.dto';
import { WeeklyOutfitsRepository } from './weekly-outfits.repository';

/** Stored, so wardrobe changes do not affect it; new preferences do. */
@Injectable()
export class WeeklyOutfitsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly odds: OutfitOddsService,
    private readonly outfits: WeeklyOutfitsRepository,
    private readonly threads: ThreadPool,
    private readonly clock: Clock,
  ) {}

  /** Uses the coarse body, like the email; `isSentAway` leaves out lengths and life states. */
  async findThisWeek(userId: string, { isSentAway = false } = {}): Promise<WeeklyOutfitResponse> {
    const now = this.clock.now();
    const week = toIsoWeek(now);
    const { user, profile } = await this.candidates.requireMeasured(userId, { isSentAway: true });
    const shown = await this.candidates.requireMeasured(userId, { isSentAway });
    const preferencesHash = hashPreferences(shown.user.preferences);
    const last = await this.outfits.find(userId);
    const { outfit, isOwn, chosen } = await this.threads.run(chooseWeekly, {
      material: this.candidates.toMaterial(user, profile, await this.candidates.ownAllowed(user)),
      body: this.candidates.toMaterial(shown.user, profile, []).body,
      season: getSeason(now.getUTCMonth(), user.preferences.hemisphere),
      last,
      isOfThisWeek: last?.week === week && last.preferencesHash === preferencesHash,
      isSentAway,
    });
    if (chosen) await this.outfits.save(userId, { week, ...chosen, preferencesHash, chosenAt: now });
    const [told = null] = this.odds.addToOutfits(shown.user, outfit ? [outfit] : []);
    return { week, outfit: told, isOwn };
  }
}
