import { point } from '../figure/curve';
import type { Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Cinch } from './extra';

/** How far above and below a belt cloth is drawn in, in inches: it falls back into its own shape more slowly below. */
const REACH = { above: 1.5, below: 2.4 } as const;

/** A point of cloth after a belt has drawn it in. */
export function pullIn({ x, y }: Point, { y: at, from, to }: Cinch): Point {
  const far = (y - at) / (y < at ? REACH.above : REACH.below);
  return point(x * (1 - (1 - to / from) * Math.exp(-far * far)), y);
}

/** How far a belt stands off the body on each side, in inches, and how much of its room loose cloth keeps. */
const PULLED = { room: 0.22, kept: 0.12 } as const;

/** The half width of a belt at a height over clothes of a half width, and how it draws these in where they are loose. */
export function findCinch(body: Body, y: number, cloth: number): { half: number; cinch?: Cinch } {
  const close = body.half(y) + PULLED.room;
  if (cloth <= close) return { half: Math.max(cloth, body.half(y) + 0.1) + 0.03 };
  const half = close + (cloth - close) * PULLED.kept;
  return { half, cinch: { y, from: cloth, to: half } };
}
