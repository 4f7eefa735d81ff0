import { Injectable } from '@nestjs/common';
import { ThreadPool } from '../../platform/threads/thread-pool';
import { OwnCandidatesService } from '../compose/own-candidates.service';
import { UsersService } from '../../users/users.service';
import { PieceNotFoundError } from '../outfits.errors';
import { findCompanions } from './find-companions';
import { findOpenings } from './find-openings';
import type { CompanionsResponse, OpeningsResponse } from './openings.dto';

@Injectable()
export class OpeningsService {
  constructor(
    private readonly candidates: OwnCandidatesService,
    private readonly users: UsersService,
    private readonly threads: ThreadPool,
  ) {}

  async read(userId: string): Promise<OpeningsResponse> {
    return this.threads.run(findOpenings, await this.candidates.gatherOwned(userId));
  }

  async findCompanions(userId: string, id: string): Promise<CompanionsResponse> {
    const { hasPaid } = await this.users.findCurrent(userId);
    const material = await this.candidates.gatherOwned(userId);
    const found = await this.threads.run(findCompanions, { material, id, isExplained: hasPaid });
    if (!found) throw new PieceNotFoundError();
    return found;
  }
}
