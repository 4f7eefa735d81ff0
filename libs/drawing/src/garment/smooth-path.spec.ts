import { smoothLine, smoothShape, parseSpots, trace } from './smooth-path';

function computePathEnd(path: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([Mlc])([^A-Za-z]*)/g)) {
    const numbers = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [dx, dy] = numbers.slice(-2) as [number, number];
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
  }
  return [x, y];
}

describe('Smooth paths', () => {
  it('smoothLine ends at its last spot, however many steps it takes', () => {
    const run = Array.from(
      { length: 60 },
      (_, index) => [index * 3.333, 100 + Math.sin(index) * 7.77] as const,
    );
    const [x, y] = computePathEnd(smoothLine(run, [run.at(-1)!, [12.34, 56.78]]));
    expect(x).toBeCloseTo(12.3, 5);
    expect(y).toBeCloseTo(56.8, 5);
  });

  it('smoothLine and smoothShape connect separate runs with a straight line', () => {
    expect(smoothLine(parseSpots('0 0, 10 0'), parseSpots('10 10, 20 10'))).toBe('M0 0l10 0l0 10l10 0');
    expect(smoothShape(parseSpots('0 0, 10 0'), parseSpots('10 0, 10 10'))).toBe('M0 0l10 0l0 10Z');
  });

  it('trace rounds its coordinates', () => {
    expect(trace`M${1 / 3} ${2}h${0.1 + 0.2}${'v4'}`).toBe('M0.3 2h0.3v4');
  });
});
