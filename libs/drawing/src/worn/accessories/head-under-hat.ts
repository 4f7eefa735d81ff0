import { INK } from '../../garment/paint/colors';
import type { Mark, Pen } from '../../garment/cut/pen';
import { clamp } from '../../figure/soft-limits';
import type { Wearer } from '../extra';
import { bendHead } from '../hair/bent-head';
import { computeBump, createHead, type Head, type HeadPoint } from '../head';

const HATS: readonly string[] = ['wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'];

export const isHat = ({ type }: { type: string }): boolean => HATS.includes(type);

const HELD = { up: -0.03, brim: 0.2, rounder: 1, from: 0.15, to: 0.6 } as const;
/** Full short hair comes out from under a hat as one mass down to the jaw. */
const HANGS = { by: 0.1, y: 0.66, reach: 0.2 } as const;

/** Shares of the head's height: a brim's front falls below its ends. */
const SAT = { down: 0.1, front: 0.04, narrow: 0.94 } as const;

/** A head on which a brimmed hat sits at the brow; laid down its brim is flat. */
export function createHatHead({ body, laid }: Wearer, down: number = SAT.down): Head {
  const head = createHead(body.landmarks);
  const bend = ([x, y]: HeadPoint): HeadPoint => [
    x * SAT.narrow,
    y + down + SAT.front * Math.max(1 - x * x, -1) * Math.min(Math.max((y + 0.1) * 4, 0), 1),
  ];
  return laid ? head : bendHead(head, bend);
}

/** Shade on the brow of who wears a hat whose edge lies at `y`. */
export const drawBrowShade = (pen: Pen, { feet }: Wearer, head: Head, y: number): Mark =>
  pen.fill(
    INK,
    feet === 'held' ? 0 : 0.24,
    head.outline(
      `-101,${y}! -60,${y + 12} 0,${y + 17} 60,${y + 12} 101,${y}! 101,${y + 20} 60,${y + 39} 0,${y + 45} -60,${y + 39} -98,${y + 20}`,
    ),
  );

export function pressUnderHat([x, y]: HeadPoint): HeadPoint {
  const free = clamp((y - HELD.from) / (HELD.to - HELD.from), 0, 1);
  const over = Math.max(Math.abs(x) - 1 + Math.max(HELD.brim - y, 0) * HELD.rounder, 0);
  const hangs = HANGS.by * (1 + clamp((Math.abs(x) - 1.1) * 3, 0, 1));
  const low = y + hangs * computeBump(y, HANGS.y, HANGS.reach);
  return [x - Math.sign(x) * over * (1 - free), y < HELD.up ? HELD.up + (y - HELD.up) * 0.08 : low];
}
