import { bentHead } from './bent-head';
import { braid } from './braid';
import { curls } from './curls';
import type { HairDrawer } from './hair-pen';
import { chinBob, collarbone, framing, fullAtNeck, longLayers, longStraight, shoulderWaves } from './loose';
import { croppedNape, pixie } from './short';
import { lowBun, ponytail, topKnot, upperHalf } from './tied';
import type { HeadPoint } from '../head';

type Bend = (place: HeadPoint) => HeadPoint;

const bent =
  (draw: HairDrawer, bend: Bend): HairDrawer =>
  (head, pen) => {
    const to = bentHead(head, bend);
    return draw(to, pen.on(to));
  };

/** Ends higher: below the cheeks so much shorter. */
const shortened =
  (share: number): Bend =>
  ([x, y]) => [x, y > 0.6 ? 0.6 + (y - 0.6) * share : y];

/** By how much the crown is lower beside its middle. */
const fallOff = (x: number): number => 0.14 * Math.abs(x) ** 3;

/** Parted so far toward the side. */
const parted =
  (aside: number): Bend =>
  ([x, y]) => {
    const weight = Math.min(Math.max((0.5 - y) / 0.4, 0), 1) * Math.max(0, 1 - x * x);
    const to = x - aside * weight;
    return [to, y + fallOff(to) - fallOff(x)];
  };

/** Hair by its values, the first of which that is carried is drawn. */
const STYLES: Readonly<Record<string, HairDrawer>> = {
  'cropped-nape': croppedNape,
  pixie,
  'full-curls': curls,
  'low-bun': lowBun,
  'top-knot': topKnot,
  'high-ponytail': ponytail,
  'shoulder-braid': braid,
  'chin-bob': chinBob,
  'shoulder-waves': bent(shoulderWaves, parted(0.2)),
  'collarbone-cut': collarbone,
  'long-straight': longStraight,
  'long-layers': longLayers,
  'volume-at-neck': fullAtNeck,
};

/** Hair of which nothing is said: plain, to just below the shoulders. */
const PLAIN = bent(longStraight, shortened(0.75));

/** How hair is worn that carries these values. */
export function styledHair(has: (value: string) => boolean): HairDrawer {
  const style = Object.keys(STYLES).find(has);
  const whole = style ? STYLES[style]! : PLAIN;
  const draw = has('side-part') ? bent(whole, parted(0.46)) : whole;
  return (head, pen) => {
    const { front, ...marks } = draw(head, pen);
    return {
      ...marks,
      front: [
        ...front,
        ...(has('half-up') ? upperHalf(pen) : []),
        ...(has('face-framing') ? framing(pen) : []),
      ],
    };
  };
}
