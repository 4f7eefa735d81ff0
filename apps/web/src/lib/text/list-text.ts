import { listText as t } from './messages.en';

/** `A1, B1, and C1`. Avoids `Intl`, which takes 40 ms to start on a slow phone. */
export function formatList(things: readonly string[]): string {
  const [last, ...before] = things.toReversed();
  if (last === undefined || before.length === 0) return things.join('');
  return t(before.length === 1 ? 'two' : 'more', { before: before.toReversed().join(', '), last });
}
