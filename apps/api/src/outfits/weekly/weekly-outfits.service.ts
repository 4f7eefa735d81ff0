import { getSeason } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock';
import { toIsoWeek } from '../../platform/clock/iso-week';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { chooseWeekly } from './choose-weekly';
import type { WeeklyOutfitResponse } from './weekly.dto';
import { WeeklyOutfitsRepository } from './weekly-outfits.repository';

/** Chooses one outfit a week for each user who asks. It is stored, so that it stays while the wardrobe changes;
 * another taste asks for another. */
@Injectable()
export class WeeklyOutfitsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly outfits: WeeklyOutfitsRepository,
    private readonly threads: ThreadPool,
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
    const week = toIsoWeek(now);
    const { user, profile } = await this.candidates.measured(userId, { isSentAway: true });
    const shown = await this.candidates.measured(userId, { isSentAway });
    const { taste, hemisphere } = user.preferences;
    const last = await this.outfits.find(userId);
    const { outfit, chosen } = await this.threads.run(chooseWeekly, {
      material: this.candidates.toMaterial(user, profile, await this.candidates.ownAllowed(user)),
      body: this.candidates.toMaterial(shown.user, profile, []).body,
      season: getSeason(now.getUTCMonth(), hemisphere),
      last,
      isOfThisWeek: last?.week === week && last.taste.join() === taste.join(),
    });
    if (chosen) await this.outfits.save(userId, { week, ...chosen, taste, chosenAt: now });
    return { week, outfit };
  }
}
