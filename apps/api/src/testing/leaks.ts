import type { Problem } from '@figura/contracts';

const INTERNAL = /\$argon2|"(passwordHash|password|hash|seed|digest|salt|__v|stack)"\s*:\s*["\d]/;

const DESCRIPTION = '/api/docs';

export function assertNoLeak(address: string, payload: string): void {
  if (address.startsWith(DESCRIPTION)) return;
  const [found] = INTERNAL.exec(removeSentences(payload)) ?? [];
  if (found !== undefined) throw new Error(`${address} gave ${found} away.`);
}

function removeSentences(payload: string): string {
  if (!payload.startsWith('{"type":"about:blank"')) return payload;
  const { fields = {}, ...problem } = JSON.parse(payload) as Problem;
  const messages = problem.errors ?? [problem.error];
  const unsaid = Object.entries(fields).filter(([, sentence]) => !messages.includes(sentence));
  return JSON.stringify({ ...problem, fields: Object.fromEntries(unsaid) });
}
