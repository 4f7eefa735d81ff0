import type { FollowUp, FollowUpAnswer } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';

/** The questions whose time has come, oldest first. */
export function useFollowUps(): QueryState<{ items: FollowUp[] }> {
  return useQuery('/follow-ups');
}

/** Answers a question, without a network later; the first answer counts, whichever device gave it. */
export async function answerFollowUp({ id, name }: FollowUp, answer: FollowUpAnswer): Promise<void> {
  const call = { params: { path: { id } }, body: { answer } };
  await sendOrKeep('PUT', '/follow-ups/{id}', call, { what: 'answer', name });
}
