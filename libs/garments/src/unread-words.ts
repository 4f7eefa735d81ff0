import type { Mark } from './marks';
import type { Span } from './sentence/findings';
import { isNoun } from './sentence/neighbors';

/**
 * Lists expected words that were not understood, lower case. Joins adjacent ones that end with a noun: "tulip
 * sleeves".
 */
export function findUnreadWords(text: string, expected: readonly Mark[], heard: readonly Span[]): string[] {
  const compareOrder = (a: Span, b: Span) => a.start - b.start;
  const spans = [...heard].sort(compareOrder);
  const unread: { start: number; end: number }[] = [];
  let next = 0;
  let heardUntil = -1;
  for (const mark of [...expected].sort(compareOrder)) {
    const { start, end } = mark;
    for (; next < spans.length && spans[next]!.start < end; next++)
      heardUntil = Math.max(heardUntil, spans[next]!.end);
    if (heardUntil > start) continue;
    const before = unread.at(-1);
    if (before && isNoun(mark) && /^\s$/.test(text.slice(before.end, start))) before.end = end;
    else unread.push({ start, end });
  }
  return unread.map(({ start, end }) => text.slice(start, end).toLowerCase());
}
