import { LETTERS } from '../import/sizes';

const DIRECTION: Readonly<Record<string, number>> = { S: -1, M: 0, L: 1 };

/** XS before S, numbers ascending, other words last. */
export function compareBySize(a: string, b: string): number {
  const [[kind, value], [otherKind, otherValue]] = [parseSize(a), parseSize(b)];
  return kind - otherKind || value - otherValue || a.localeCompare(b, 'en', { numeric: true });
}

function parseSize(size: string): [kind: number, value: number] {
  const [, count, xs = '', letter] = LETTERS.exec(size) ?? [];
  if (letter) return [0, DIRECTION[letter]! * (1 + (count ? Number(count) : xs.length))];
  return /^\d/.test(size) ? [1, parseFloat(size)] : [2, 0];
}
