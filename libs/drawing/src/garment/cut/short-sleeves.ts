import type { Form } from '../../form/form';
import { placeAlong, interpolatePoint, linkCurves, point, reverseCurve, smoothCurve, straight } from './path';
import { SLEEVE_LENGTH, type Sleeve, type SleeveOptions } from './sleeve-kinds';

export function cutCapSleeve({ arm }: Form, { tip, armhole, kind }: SleeveOptions): Sleeve {
  const [long, low] = kind === 'cap-sleeve' ? [0.14, 0.9] : [0.17, 0.95];
  const under = smoothCurve([low, low * 0.66, low * 0.33, 0].map((share) => placeAlong(armhole, share)));
  const foot = under.from;
  const out = arm.at(long, 0, 0.16);
  const outer = smoothCurve([tip, arm.at(0.07, 0, 0.16), out], { start: point(1, 0.6) });
  const end = smoothCurve([out, point((out.x + foot.x) / 2 + 0.1, (out.y + foot.y) / 2 + 0.24), foot]);
  return {
    ...EMPTY,
    outline: linkCurves(outer, end, under),
    free: linkCurves(outer, end),
    end,
    outer,
    stitches: [
      smoothCurve([
        point(out.x - 0.1, out.y - 0.4),
        point((out.x + foot.x) / 2 + 0.1, (out.y + foot.y) / 2 - 0.1),
        point(foot.x, foot.y - 0.4),
      ]),
    ],
    center: outer,
    armhole: reverseCurve(under),
  };
}

export function cutFlutter({ arm }: Form, { tip, underarm, armhole, length }: SleeveOptions): Sleeve {
  const share = Math.max(12, Math.min(SLEEVE_LENGTH[length], 31)) / SLEEVE_LENGTH.wrist;
  const out = arm.at(share, 0, 1.3);
  const inner = share * 0.86;
  const isBelowArmpit = inner > arm.cleft + 0.03;
  const low = isBelowArmpit ? arm.at(inner, 1, 0.4) : point(underarm.x + 0.3, underarm.y);
  const outer = smoothCurve([tip, arm.at(share * 0.4, 0, 0.5), arm.at(share * 0.75, 0, 0.9), out], {
    start: point(1, 0.5),
  });
  const ripple = [0.16, 0.34, 0.5, 0.66, 0.84].map((across, index) => {
    const p = interpolatePoint(out, low, across);
    return point(p.x, p.y + (index % 2 ? -0.12 : 0.2));
  });
  const end = smoothCurve([out, ...ripple, low]);
  const free = linkCurves(outer, end, straight(low, underarm));
  return {
    ...EMPTY,
    outline: linkCurves(free, reverseCurve(armhole)),
    free,
    end,
    outer,
    folds: ripple.map((p, index) => {
      const root = placeAlong(armhole, 0.1 + index * 0.18);
      return smoothCurve([p, interpolatePoint(p, root, 0.45 + (index % 2) * 0.2)]);
    }),
    center: outer,
    armhole,
  };
}

const EMPTY = {
  seams: [],
  folds: [],
  bends: [],
  stitches: [],
  ribs: [],
  buttons: [],
  channels: [],
  over: false,
};
