import { Injectable } from '@nestjs/common';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { findOpenings } from './find-openings';
import type { OpeningsResponse } from './openings.dto';

/** How far the pieces of a wardrobe go, and what would take them further. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly threads: ThreadPool,
  ) {}

  async read(userId: string): Promise<OpeningsResponse> {
    return this.threads.run(findOpenings, await this.candidates.gatherOwned(userId));
  }
}
