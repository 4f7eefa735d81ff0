import type { ModuleMetadata } from '@nestjs/common';
import { BullQueuesService } from './bull-queues.service';
import { BullReconcilerService } from './bull-reconciler.service';
import {
  AccountsProcessor,
  FeedsProcessor,
  MailProcessor,
  MondaysProcessor,
  PhotosProcessor,
  TrendsProcessor,
} from './bull.processors';
import { connectQueues } from './connect-queues';

const RUNNERS = [
  AccountsProcessor,
  FeedsProcessor,
  MailProcessor,
  MondaysProcessor,
  PhotosProcessor,
  TrendsProcessor,
  BullReconcilerService,
];

export function createBullParts(
  redisUrl: string,
  runsJobs: boolean,
): Required<Pick<ModuleMetadata, 'imports' | 'providers'>> {
  return {
    imports: connectQueues(redisUrl),
    providers: [BullQueuesService, ...(runsJobs ? RUNNERS : [])],
  };
}
