import { spots } from '../../garment/smooth-path';
import { joined, point } from '../../figure/curve';
import type { Curve } from '../../figure/curve';
import { smoothCurve } from '../../figure/smooth-curve';
import type { Head, HeadPoint } from '../head';
import type { HairDrawer, Strands } from './hair-pen';

/** The cloud of curls in head units: its middle, and how far it reaches to the side, up and down. */
const CLOUD = { y: 0.36, across: 1.62, up: 0.56, down: 0.6 } as const;
const LOBES = 19;

/** A closed line of round lobes through its feet, bulging to the left of its way by a share of each step. */
function scalloped(head: Head, feet: readonly HeadPoint[], bulge: number): Curve {
  const points = feet.map(([x, y]) => head.at(x, y));
  const [first, ...rest] = points.map((from, index) => {
    const to = points[(index + 1) % points.length]!;
    const way = point(to.x - from.x, to.y - from.y);
    const grown = bulge * UNEVEN[index % UNEVEN.length]!;
    const out = point(way.y * grown, -way.x * grown);
    const top = point((from.x + to.x) / 2 + out.x, (from.y + to.y) / 2 + out.y);
    return smoothCurve([from, top, to], {
      start: point(out.x * 2 + way.x * 0.4, out.y * 2 + way.y * 0.4),
      end: point(way.x * 0.4 - out.x * 2, way.y * 0.4 - out.y * 2),
    });
  });
  return joined(first!, ...rest);
}

/** No two lobes beside each other are alike. */
const UNEVEN = [1, 1.25, 0.85, 1.1, 0.95];

const cloudAt = (turn: number, reach: number): HeadPoint => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return [sin * CLOUD.across * reach, CLOUD.y - cos * (cos > 0 ? CLOUD.up : CLOUD.down) * reach];
};

const cloud = (reach: number): HeadPoint[] =>
  Array.from({ length: LOBES }, (_, index) =>
    cloudAt(((index + (index % 2) * 0.18) / LOBES) * 2 * Math.PI, reach),
  );

/** Single curls within the cloud, in rings around the face: hooks that open downward. */
function hooks(): Strands {
  const all = [
    { reach: 0.9, count: 15, turn: 0.1 },
    { reach: 0.74, count: 12, turn: 0.32 },
  ].flatMap(({ reach, count, turn }) =>
    Array.from({ length: count }, (_, index) => hookAt(turn + (index / count) * 2 * Math.PI, reach, index)),
  );
  const seen = all.filter(([, [x, y]]) => !(Math.abs(x) < 1.02 && y > 0.14) && y < 0.86);
  return {
    bright: seen.filter((_, index) => index % 2 === 0),
    dark: seen.filter((_, index) => index % 2 === 1),
  };
}

type Hook = readonly [HeadPoint, HeadPoint, HeadPoint, HeadPoint];

function hookAt(turn: number, reach: number, index: number): Hook {
  const [x, y] = cloudAt(turn, reach - (index % 3) * 0.03);
  const way = index % 2 === 0 ? 1 : -1;
  const wide = 0.15 + (index % 3) * 0.025;
  return [
    [x - wide * way, y + 0.035],
    [x - wide * 0.3 * way, y - 0.035],
    [x + wide * 0.8 * way, y - 0.01],
    [x + wide * 0.5 * way, y + 0.06],
  ];
}

/** The hairline over the forehead, in small curls from ear to ear. */
const HAIRLINE = spots(
  '.98 .6, .93 .45, .83 .31, .6 .22, .32 .175, .02 .155, -.3 .17, -.58 .215, -.82 .3, -.93 .44, -.98 .6',
);

/** Natural curls, round and wide about the head. */
export const curls: HairDrawer = (head, pen) => {
  const outer = cloud(0.97);
  const above = outer.filter(([, y]) => y < 0.62);
  // From the ear on the left over the top to the ear on the right, then back along the hairline.
  const crown = [...above.filter(([x]) => x < 0), ...above.filter(([x]) => x >= 0)];
  return {
    hidesEars: false,
    back: [pen.shaded(scalloped(head, cloud(1), 0.34))],
    front: [pen.lock(scalloped(head, [...crown, ...HAIRLINE], 0.32), [], hooks())],
  };
};
