import { along, between, linked, point, reversed, smoothCurve, straight } from './path';
import { SLEEVE_LENGTH } from './sleeve-kinds';
import type { Sleeve, SleeveOptions } from './sleeve-kinds';

/** A small cap over the shoulder's joint, which leaves the underarm free. */
export function capSleeve({ tip, armhole }: SleeveOptions): Sleeve {
  const foot = along(armhole, 0.62);
  const out = point(tip.x + 7.4, tip.y + 6.2);
  const outer = smoothCurve([tip, point(tip.x + 4.4, tip.y + 2.2), out], { start: point(1, 0.36) });
  const end = smoothCurve([out, point((out.x + foot.x) / 2 + 1, foot.y - 1.6), foot]);
  return {
    ...EMPTY,
    outline: linked(outer, end, smoothCurve([foot, along(armhole, 0.3), tip])),
    free: linked(outer, end),
    stitches: [
      smoothCurve([
        point(out.x - 1.2, out.y - 0.2),
        point((out.x + foot.x) / 2, foot.y - 2.8),
        point(foot.x - 0.2, foot.y - 1.6),
      ]),
    ],
    center: outer,
  };
}

/** A loose, rippling sleeve, cut on a circle. */
export function flutter(options: SleeveOptions): Sleeve {
  const { tip, underarm, armhole, length } = options;
  const long = Math.max(12, Math.min(SLEEVE_LENGTH[length], 31));
  const out = point(tip.x + long * 0.86, tip.y + long * 0.78);
  const low = point(underarm.x + 1.2, underarm.y + Math.max(0, long - 16) * 0.5 + 1.5);
  const outer = smoothCurve([tip, point(tip.x + long * 0.5, tip.y + long * 0.26), out], {
    start: point(1, 0.3),
  });
  const ripple = [0.2, 0.4, 0.6, 0.8].map((share, index) => {
    const p = between(out, low, share);
    return point(p.x + (index % 2 ? -0.6 : 0.9), p.y + (index % 2 ? -0.5 : 2.4));
  });
  const end = smoothCurve([out, ...ripple, low]);
  return {
    ...EMPTY,
    outline: linked(outer, end, straight(low, underarm), reversed(armhole)),
    free: linked(outer, end, straight(low, underarm)),
    folds: ripple.map((p, index) => {
      const root = along(armhole, 0.14 + index * 0.2);
      return smoothCurve([p, between(p, root, 0.45 + (index % 2) * 0.2)]);
    }),
    center: outer,
  };
}

const EMPTY: Pick<Sleeve, 'seams' | 'folds' | 'stitches' | 'ribs' | 'buttons' | 'channels' | 'over'> = {
  seams: [],
  folds: [],
  stitches: [],
  ribs: [],
  buttons: [],
  channels: [],
  over: false,
};
