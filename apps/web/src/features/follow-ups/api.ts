import type { FollowUp, FollowUpAnswer } from '@figura/contracts';
import { api, dataOf } from '../../lib/api/api-client';
import type { Answer } from '../../lib/api/use-answer';
import { useAnswer } from '../../lib/api/use-answer';

/** The questions whose time has come, oldest first. */
export function useFollowUps(): Answer<{ items: FollowUp[] }> {
  return useAnswer('/follow-ups');
}

/** Answers a question; the first answer counts, whichever device gave it. */
export async function answerFollowUp(id: string, answer: FollowUpAnswer): Promise<void> {
  await dataOf(api.PUT('/follow-ups/{id}', { params: { path: { id } }, body: { answer } }));
}
