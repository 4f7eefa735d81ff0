import { point, ramped } from './path';
import type { Point } from './path';
import { formOf } from './sleeve-forms';
import { SLEEVE_LENGTH } from './sleeve-kinds';
import type { SleeveOptions } from './sleeve-kinds';

/** Swing of the arm from the vertical by length: short sleeves lie out, long ones hang. */
const SWING = [
  [8, 66],
  [16, 56],
  [22, 49],
  [31, 39],
  [38, 33],
  [44, 26],
  [51.5, 20.5],
  [58, 17],
  [66, 15],
] as const;

/** Width of a plain sleeve laid flat, by distance from the shoulder point. */
const WIDTH = [
  [8, 15],
  [16, 14.6],
  [22, 14.4],
  [31, 13.8],
  [44, 12],
  [58, 10.6],
  [66, 10.6],
] as const;

/** The arm's own axes: along it, and outwards from it. */
export interface Arm {
  at(down: number, out: number): Point;
  down: Point;
  width: number;
  reach: number;
}

/** Where the arm hangs for a sleeve: clear of the body, as far as a natural swing allows. */
export function armOf({ tip, underarm, length, kind, ease, beside }: SleeveOptions): Arm {
  const reach = SLEEVE_LENGTH[length] - (kind === 'drop-shoulder' ? 3.5 : kind === 'dolman' ? 3 : 0);
  const { end } = formOf(kind, reach);
  const width = ramped(WIDTH, reach) * end * (reach < 30 || kind === 'bell' ? Math.min(ease, 1.1) : ease);
  let swing = ramped(SWING, reach);
  const armAt = (degrees: number): Arm => {
    const angle = (degrees * Math.PI) / 180;
    const down = point(Math.sin(angle), Math.cos(angle));
    return {
      at: (along, out) => point(tip.x + down.x * along + down.y * out, tip.y + down.y * along - down.x * out),
      down,
      width,
      reach,
    };
  };
  const most = reach < 24 ? 74 : 46;
  const free = (degrees: number): boolean => {
    const wrist = armAt(degrees).at(reach, -width);
    return wrist.x >= Math.max(underarm.x + 1.4, reach < 24 ? 0 : beside(wrist.y) - 3);
  };
  while (swing < most && !free(swing)) swing += 1;
  return armAt(swing);
}
