import type { FollowUp, FollowUpAnswer } from '@figura/contracts';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';
import { sendOrKeep } from '../../lib/outbox/send-or-keep';

export function useFollowUps(): QueryState<{ items: FollowUp[] }> {
  return useQuery('/follow-ups');
}

export async function answerFollowUp({ id, name }: FollowUp, answer: FollowUpAnswer): Promise<void> {
  const call = { params: { path: { id } }, body: { answer } };
  await sendOrKeep('PUT', '/follow-ups/{id}', call, { what: 'answer', name });
}
