import type { HeadPoint } from '../head';
import { bentHead } from './bent-head';
import type { HairDrawer } from './hair-pen';
import { framing, fullAtNeck, layers, straight, tuckedBob, waves } from './loose';
import { cropped, pixie } from './short';
import { curls } from './textures';
import { braid, bun, ponytail, topKnot, upperHalf } from './tied';

type Bend = (place: HeadPoint) => HeadPoint;

const bent =
  (draw: HairDrawer, bend: Bend): HairDrawer =>
  (pen) =>
    draw(pen.on(bentHead(pen.head, bend)));

/** Below the cheeks longer or shorter by so much. */
const lengthened =
  (share: number): Bend =>
  ([x, y]) => [x, y > 0.6 ? 0.6 + (y - 0.6) * share : y];

/** By how much the crown is lower beside its middle. */
const fallOff = (x: number): number => 0.14 * Math.abs(x) ** 3;

/** Parted so far toward the far side. */
const parted =
  (aside: number): Bend =>
  ([x, y]) => {
    const weight = Math.min(Math.max((0.5 - y) / 0.4, 0), 1) * Math.max(0, 1 - x * x);
    const to = x - aside * weight;
    return [to, y + fallOff(to) - fallOff(x)];
  };

/** Hair by its values, the first of which that is carried is drawn. */
const STYLES: Readonly<Record<string, HairDrawer>> = {
  'cropped-nape': cropped,
  pixie,
  'full-curls': curls,
  'low-bun': bun,
  'top-knot': topKnot,
  'high-ponytail': ponytail,
  'shoulder-braid': braid,
  'chin-bob': tuckedBob,
  'shoulder-waves': bent(waves, lengthened(0.85)),
  'collarbone-cut': bent(straight, lengthened(1.3)),
  'long-straight': bent(straight, lengthened(2.1)),
  'long-layers': layers,
  'volume-at-neck': fullAtNeck,
};

/** How hair is worn that carries these values; plain to the shoulders where nothing is said of it. */
export function styledHair(has: (value: string) => boolean): HairDrawer {
  const style = Object.keys(STYLES).find(has);
  const whole = style ? STYLES[style]! : straight;
  const draw = has('side-part') ? bent(whole, parted(0.5)) : whole;
  return (pen) => {
    const { front, ...marks } = draw(pen);
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
