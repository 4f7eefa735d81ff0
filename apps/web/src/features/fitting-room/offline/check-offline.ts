import { toShownUser } from '@figura/classifier';
import type { CheckResponse } from '@figura/contracts';
import { ApiError } from '../../../lib/api/api-error';
import { getTrustedScript } from '../../../lib/browser/trusted-script';
import type { CheckedUser, CheckReply, CheckRequest, GarmentQuestion } from './check-messages';
import { workerUrl } from './worker-url';

/** Null without data on the device. The worker lives for one question, so user data goes with it. Throws ApiError. */
export async function checkOffline(
  question: GarmentQuestion,
  user: CheckedUser,
): Promise<CheckResponse | null> {
  const reply = await ask({ question, user: toShownUser(user), now: Date.now() });
  if (!reply) return null;
  if ('error' in reply) {
    const { code, sentence } = reply.error;
    throw new ApiError({ status: 400, code, message: sentence });
  }
  const checkId = question.checkId ?? crypto.randomUUID();
  return { checkId, ...reply.answer, quota: { left: null, resetsAt: new Date().toISOString() } };
}

function ask(request: CheckRequest): Promise<CheckReply> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  const worker = new Worker(getTrustedScript(workerUrl), { type: 'module' });
  return new Promise<CheckReply>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
