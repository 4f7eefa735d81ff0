import { mutate } from 'swr';
import { apiUrl } from '../api/api-client';
import { API_BASE_URL } from '../api/environment';
import { loadUser, SESSION_KEY } from './session';
import { tokens } from './tokens';

/** What is shown until the answers have come is where the screen goes on from without them. In milliseconds. */
const LONGEST_WAIT = 1_000;

/**
 * Has known what the page asked for before the app came (`lib/api/early-answers.ts`), so that the first render shows it.
 * What does not come in time, or is no success, is left to whoever reads it.
 */
export async function firstAnswers(): Promise<void> {
  // At build time there is no window.
  const { earlyAnswers } = globalThis as Pick<Window, 'earlyAnswers'>;
  if (!earlyAnswers) return;
  const known = [...earlyAnswers.answers].map(([url, answer]) => {
    const data = url === apiUrl(SESSION_KEY) ? loadUser() : dataIn(answer);
    return data.then((value) => {
      // In another tab somebody else may have signed in since.
      if (!value || earlyAnswers.token !== tokens.accessToken()) return;
      return mutate(url.slice(API_BASE_URL.length), value, { revalidate: false });
    });
  });
  await Promise.race([
    Promise.allSettled(known),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
  ]);
}

/** The answer itself stays there to be taken: by it a query makes sure, without a call, that its data is still so. */
async function dataIn(answer: Promise<Response | undefined>): Promise<unknown> {
  const response = await answer;
  return response?.ok ? response.clone().json() : undefined;
}
