import { arm } from '../figure/arm';
import { joined, pathData, stretch } from '../figure/curve';
import type { Placement } from '../figure/curve';
import { figureLandmarks } from '../figure/landmarks';
import { figureProportions } from '../figure/proportions';
import { area, line } from './paint/strokes';
import { smoothLine, smoothShape, spots } from './smooth-path';
import type { Spot } from './smooth-path';

/** The colors of a body that only shows how large a piece is and where it is worn: no ink, no shadow. */
export const HINT = { skin: '#f1ddd2', turned: '#e6cabb', suit: '#e6cbbb', line: '#b3917f' } as const;

const mirrorSpots = (spots: readonly Spot[]): Spot[] => spots.map(([x, y]): Spot => [400 - x, y]).reverse();

const filled = (d: string, fill: string, weight = 1.6): string =>
  `<path d="${d}" fill="${fill}" stroke="${HINT.line}" stroke-width="${weight}"/>`;

const soft = (d: string, weight = 1.6): string => line(d, HINT.line, weight);

/** Right half of the line from the jaw over neck and shoulder down to the lower edge of the sheet. */
const JAW: readonly Spot[] = spots('262 0, 258 36, 238 76, 214 96, 200 99');
const NECK: readonly Spot[] = spots('233 80, 234 118, 246 150, 292 174, 338 190, 372 224, 386 300');

/** Neck and shoulders from the front, with the chin at the upper edge and no face. */
export function bustHint(): string {
  const low: Spot[] = spots('386 300, 392 400, 394 500');
  const body = smoothShape(NECK, low, mirrorSpots(low), mirrorSpots(NECK));
  const jaw = smoothShape(JAW, mirrorSpots(JAW));
  const collarbone: Spot[] = spots('220 186, 252 178, 296 184, 316 178');
  const cleft: Spot[] = spots('232 128, 222 158, 209 184');
  const armhole: Spot[] = spots('312 180, 306 236, 322 300, 330 360');
  const scoop: Spot[] = spots('200 330, 250 312, 276 256, 284 172');
  const side: Spot[] = spots('330 360, 326 420, 326 500');
  const suit = smoothShape(scoop, armhole, side, mirrorSpots(side), mirrorSpots(armhole), mirrorSpots(scoop));
  const inner = [collarbone, cleft];
  return [
    area(body, HINT.skin),
    filled(suit, HINT.suit, 1.2),
    soft(smoothLine(NECK, low) + smoothLine(mirrorSpots(low), mirrorSpots(NECK))),
    area(
      smoothShape(
        spots('168 82, 172 108, 200 124'),
        spots('200 124, 228 108, 232 82'),
        spots('232 82, 200 99, 168 82'),
      ),
      HINT.turned,
    ),
    soft(inner.map((spots) => smoothLine(spots) + smoothLine(mirrorSpots(spots))).join(''), 1.3),
    area(jaw, HINT.skin),
    soft(smoothLine(JAW, mirrorSpots(JAW))),
  ].join('');
}

/** An ear, large, with the line of the jaw and the neck. The lobe's hole is at `LOBE`. */
export const LOBE: Spot = [172, 214];

export function earHint(): string {
  const ear = smoothShape(
    spots(
      '164 190, 140 150, 128 96, 146 56, 186 42, 222 62, 232 104, 214 142, 200 168, 196 204, 180 226, 163 220, 160 200, 164 190',
    ),
  );
  const face = smoothShape(
    spots('196 -10, 170 40, 160 120, 164 200, 150 262, 106 316, 30 352, -10 356'),
    spots('-10 356, -10 -10'),
  );
  const neck = smoothShape(
    spots('150 262, 176 330, 190 420, 196 510'),
    spots('196 510, -10 510'),
    spots('-10 356, 60 342, 120 304, 150 262'),
  );
  return [
    area(neck, HINT.turned),
    area(face, HINT.skin),
    soft(
      smoothLine(spots('164 200, 150 262, 106 316, 30 352, -10 356')) +
        smoothLine(spots('152 268, 176 330, 190 420, 196 510')),
    ),
    filled(ear, HINT.skin),
    soft(
      smoothLine(spots('150 128, 146 92, 164 68, 192 64, 210 86, 206 116, 188 138')) +
        smoothLine(spots('166 150, 178 142, 180 122, 170 106')) +
        smoothLine(spots('176 190, 184 182, 190 160')),
      1.4,
    ),
  ].join('');
}

/** Where an arm is cut off above: below the shoulder, or below the elbow. */
const ARM_STARTS = { shoulder: 8, elbow: 10 } as const;

/** The figure's own arm, hanging, with its wrist at the given place. */
export function armHint(wrist: Spot, scale: number, from: keyof typeof ARM_STARTS): string {
  const landmarks = figureLandmarks(figureProportions({}));
  const limb = arm(landmarks);
  const place: Placement = {
    scale,
    axis: wrist[0] - limb.wrist.x * scale,
    crown: wrist[1] - limb.wrist.y * scale,
  };
  const { outside, hand, inside } = limb;
  const upper = from === 'shoulder' ? inside.cubics.length : 2;
  const curve = joined(
    stretch(outside, ARM_STARTS[from], outside.cubics.length),
    hand,
    stretch(inside, 0, upper),
  );
  return filled(pathData(curve, place), HINT.skin);
}

/** A hand's three middle fingers from above, pointing up, for a ring on the middle one. */
export function fingersHint(): string {
  const finger = (x: number, top: number, half: number): string => {
    const d = smoothLine(
      [
        [x - half - 3, 520],
        [x - half + 1, 380],
        [x - half - 1, 290],
        [x - half + 3, top + 40],
      ],
      [
        [x - half + 3, top + 40],
        [x - half * 0.6, top + 8],
        [x, top],
        [x + half * 0.6, top + 8],
        [x + half - 3, top + 40],
      ],
      [
        [x + half - 3, top + 40],
        [x + half + 1, 290],
        [x + half - 1, 380],
        [x + half + 3, 520],
      ],
    );
    const nail = smoothShape(
      [
        [x - half * 0.56, top + 50],
        [x - half * 0.5, top + 20],
        [x, top + 10],
        [x + half * 0.5, top + 20],
        [x + half * 0.56, top + 50],
      ],
      [
        [x + half * 0.56, top + 50],
        [x, top + 58],
        [x - half * 0.56, top + 50],
      ],
    );
    const creases = soft(
      smoothLine([
        [x - half * 0.5, 214],
        [x, 210],
        [x + half * 0.5, 214],
      ]) +
        smoothLine([
          [x - half * 0.4, 222],
          [x, 219],
          [x + half * 0.4, 222],
        ]),
      1.2,
    );
    return filled(d, HINT.skin) + filled(nail, HINT.turned, 1.2) + creases;
  };
  return finger(100, 92, 44) + finger(300, 78, 45) + finger(200, 34, 48);
}
