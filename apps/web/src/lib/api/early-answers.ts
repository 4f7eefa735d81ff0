import { API_TIMEOUT_MS } from '@figura/contracts';

/** What the page asked the API for before its scripts had come (`prerender/template.ts`). */
interface EarlyAnswers {
  /** In whose name: the access token of that moment. */
  token: string;
  /** By URL; undefined for what did not get through. */
  answers: Map<string, Promise<Response | undefined>>;
}

declare global {
  interface Window {
    earlyAnswers?: EarlyAnswers;
  }
}

/**
 * The answer to a call that the page has made already in the name of the same session; each is taken once. None is given out
 * after a change, or when the page has been open for so long that a call of its own would have failed.
 */
export function takeEarlyAnswer(
  { url, method }: { url: string; method: string },
  accessToken: string | null,
): Promise<Response | undefined> | undefined {
  const { earlyAnswers } = window;
  if (method !== 'GET' || performance.now() > API_TIMEOUT_MS) delete window.earlyAnswers;
  else if (earlyAnswers?.token === accessToken) {
    const answer = earlyAnswers.answers.get(url);
    earlyAnswers.answers.delete(url);
    return answer;
  }
  return undefined;
}
