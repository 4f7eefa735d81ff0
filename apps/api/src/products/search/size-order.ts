import { LETTERS } from '../import/sizes';

const DIRECTION: Readonly<Record<string, number>> = { S: -1, M: 0, L: 1 };

/** XS before S, numbers ascending, other words last. */
export function compareBySize(one: string, other: string): number {
  const [[kind, value], [otherKind, otherValue]] = [parseSize(one), parseSize(other)];
  return kind - otherKind || value - otherValue || one.localeCompare(other, 'en', { numeric: true });
}

function parseSize(size: string): [kind: number, value: number] {
  const [, count, xs = '', letter] = LETTERS.exec(size) ?? [];
  if (letter) return [0, DIRECTION[letter]! * (1 + (count ? Number(count) : xs.length))];
  return /^\d/.test(size) ? [1, parseFloat(size)] : [2, 0];
}
