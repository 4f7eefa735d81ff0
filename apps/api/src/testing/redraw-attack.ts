import { completeBody } from '@figura/drawing';
import {
  HORIZONTAL_MEASUREMENTS,
  MEASUREMENTS,
  VERTICAL_MEASUREMENTS,
  type Measurement,
  type TapeMeasurements,
} from '@figura/contracts';

const STEPS = [0.08, 0.03, 0.01];
const ROUNDS = 8;
type Move = readonly [raised: readonly Measurement[], lowered: readonly Measurement[]];

const MOVES: readonly Move[] = [
  [MEASUREMENTS, []],
  [HORIZONTAL_MEASUREMENTS, []],
  [VERTICAL_MEASUREMENTS, []],
  ...MEASUREMENTS.map((name): Move => [[name], []]),
  ...VERTICAL_MEASUREMENTS.slice(1).map((name, index): Move => [[name], [VERTICAL_MEASUREMENTS[index]!]]),
];

/** Recovers measurements from a drawing by drawing ever closer candidates; an attacker knows `draw`. */
export function recoverTape(drawing: string, draw: (tape: TapeMeasurements) => string): TapeMeasurements {
  const target = readLines(drawing);
  const computeDifference = (tape: TapeMeasurements) => {
    const lines = readLines(draw(tape));
    return target.reduce((sum, value, index) => sum + Math.abs(value - (lines[index] ?? 0)), 0);
  };
  let best = completeBody({});
  let difference = computeDifference(best);
  const isBetter = (tape: TapeMeasurements) => {
    const changed = computeDifference(tape);
    if (changed >= difference) return false;
    [best, difference] = [tape, changed];
    return true;
  };
  for (const step of STEPS)
    for (let round = 0; round < ROUNDS; round++) {
      const before = difference;
      for (const [raised, lowered] of MOVES)
        for (const factor of [1 + step, 1 - step])
          while (isBetter(scale(scale(best, raised, factor), lowered, 1 / factor)));
      if (difference === before) break;
    }
  return best;
}

function scale(tape: TapeMeasurements, names: readonly Measurement[], factor: number): TapeMeasurements {
  return { ...tape, ...Object.fromEntries(names.map((name) => [name, tape[name] * factor])) };
}

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

function readLines(drawing: string): number[] {
  return [...drawing.matchAll(/ d="([^"]+)"/g)].flatMap(([, line = '']) => {
    const points = readEnds(line);
    return (['x', 'y'] as const).flatMap((axis) => {
      const values = points.map((point) => point[axis]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return [Math.min(...values), Math.max(...values), mean];
    });
  });
}

function readEnds(line: string): { x: number; y: number }[] {
  const ends: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of line.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const size = NUMBERS[kind];
    if (size === undefined) continue;
    const isRelative = command === kind;
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number));
    for (let at = 0; at + size <= numbers.length; at += size) {
      const end = numbers.slice(at, at + size).slice(-2);
      const [across, down] =
        kind === 'h' ? [end[0]!, null] : kind === 'v' ? [null, end[0]!] : [end[0]!, end[1]!];
      if (across !== null) x = across + (isRelative ? x : 0);
      if (down !== null) y = down + (isRelative ? y : 0);
      ends.push({ x, y });
    }
  }
  return ends;
}
