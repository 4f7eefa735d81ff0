import { bendHair, createCrownBend, type Bend } from './bent-head';
import type { HairDrawer } from './hair-pen';
import { drawFramingLocks, fullAtNeck, layers, straight, drawTuckedBob, waves } from './loose';
import { drawCropped, drawPixie } from './short';
import { drawCurls } from './textures';
import { drawBraid, drawBun, drawPonytail, drawTopKnot, drawUpperHalf } from './tied';

const createLengtheningBend =
  (share: number): Bend =>
  ([x, y]) => [x, y > 0.6 ? 0.6 + (y - 0.6) * share : y];

/** The first value that an item carries is drawn. */
const STYLES: Readonly<Record<string, HairDrawer>> = {
  'cropped-nape': drawCropped,
  pixie: drawPixie,
  'full-curls': drawCurls,
  'low-bun': drawBun,
  'top-knot': drawTopKnot,
  'high-ponytail': drawPonytail,
  'shoulder-braid': drawBraid,
  'chin-bob': drawTuckedBob,
  'shoulder-waves': bendHair(waves, createLengtheningBend(0.85)),
  'collarbone-cut': bendHair(straight, createLengtheningBend(0.75)),
  'long-straight': bendHair(straight, createLengtheningBend(1.25)),
  'long-layers': layers,
  'volume-at-neck': fullAtNeck,
};

export function styleHair(has: (value: string) => boolean): HairDrawer {
  const style = Object.keys(STYLES).find(has);
  const whole = style ? STYLES[style]! : straight;
  const draw = has('side-part') ? bendHair(whole, createCrownBend(0.5)) : whole;
  return (pen) => {
    const { front, ...marks } = draw(pen);
    return {
      ...marks,
      front: [
        ...front,
        ...(has('half-up') ? drawUpperHalf(pen) : []),
        ...(has('face-framing') ? drawFramingLocks(pen) : []),
      ],
    };
  };
}
