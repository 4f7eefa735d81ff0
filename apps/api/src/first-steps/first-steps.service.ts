import { FIRST_PIECES, FIRST_STEPS, type FirstStepName } from '@figura/contracts';
import { Injectable } from '@nestjs/common';
import { OutfitsService } from '../outfits/kept/outfits.service';
import { UsersService } from '../users/users.service';
import { WardrobeService } from '../wardrobe/wardrobe.service';
import type { FirstStepsResponse } from './first-steps.dto';

@Injectable()
export class FirstStepsService {
  constructor(
    private readonly users: UsersService,
    private readonly wardrobe: WardrobeService,
    private readonly outfits: OutfitsService,
  ) {}

  async list(userId: string): Promise<FirstStepsResponse> {
    const [user, { held }, kept] = await Promise.all([
      this.users.findCurrent(userId),
      this.wardrobe.list(userId, { limit: 1 }),
      this.outfits.list(userId, { limit: 1 }),
    ]);
    const done: Record<FirstStepName, boolean> = {
      measure: user.bodyType !== null,
      guide: user.firstSteps.includes('guide'),
      check: user.firstSteps.includes('check'),
      pieces: held >= FIRST_PIECES,
      outfit: kept.items.length > 0,
    };
    return { steps: FIRST_STEPS.map((step) => ({ step, isDone: done[step] })), pieces: held };
  }
}
