import { point, type Point } from '../figure/curve';
import type { Body } from '../form/body';
import type { Cinch } from './extra';

/** Inches above and below a belt; cloth falls back into its shape more slowly below. */
const REACH = { above: 1.5, below: 2.4 } as const;

export function pullIn({ x, y }: Point, { y: at, from, to }: Cinch): Point {
  const far = (y - at) / (y < at ? REACH.above : REACH.below);
  return point(x * (1 - (1 - to / from) * Math.exp(-far * far)), y);
}

/** Inches off the body; share of its room that loose cloth keeps. */
const PULLED = { room: 0.22, kept: 0.12 } as const;

export function findCinch(body: Body, y: number, cloth: number): { half: number; cinch: Cinch } {
  const close = body.half(y) + PULLED.room;
  const half = Math.min(close, cloth) + Math.max(cloth - close, 0) * PULLED.kept;
  return { half, cinch: { y, from: cloth, to: half } };
}
