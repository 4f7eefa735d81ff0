import { render } from '@testing-library/react';
import { AlertIcon } from './alert-icon';

function listStrokeEnds(path: string): [number, number][] {
  const ends: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const absolute = command === command.toUpperCase();
    const size = { a: 7, h: 1, v: 1, z: 1 }[command.toLowerCase()] ?? 2;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const last = numbers.slice(at, at + size);
      const dx = command === 'v' ? 0 : command === 'h' || command === 'H' ? last[0]! : last.at(-2)!;
      const dy = command === 'h' ? 0 : last.at(-1)!;
      x = absolute ? dx : x + dx;
      y = command === 'H' ? y : absolute ? dy : y + dy;
      ends.push([x, y]);
    }
  }
  return ends;
}

it.each(['info', 'success', 'warning', 'error'] as const)(
  'AlertIcon %s draws every stroke inside its viewBox of 24',
  (tone) => {
    const { container } = render(<AlertIcon tone={tone} />);
    const ends = listStrokeEnds(container.querySelector('path')!.getAttribute('d')!);
    expect(ends.length).toBeGreaterThan(3);
    for (const end of ends.flat()) {
      expect(end).toBeGreaterThanOrEqual(2);
      expect(end).toBeLessThanOrEqual(22);
    }
  },
);

it('AlertIcon success draws its tick inside the ring', () => {
  const { container } = render(<AlertIcon tone="success" />);
  const tick = listStrokeEnds(container.querySelector('path')!.getAttribute('d')!).slice(-3);
  expect(tick).toEqual([
    [8.5, 12],
    [11, 14.5],
    [15.5, 9.5],
  ]);
});
