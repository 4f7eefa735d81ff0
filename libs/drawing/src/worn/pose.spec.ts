import { polyline } from '../form/polyline';
import { bodyOf } from '../form/body';
import type { Body } from '../form/body';
import { carried } from '../garment/cut/carried';
import { CUTTERS } from '../garment/cutters';
import type { GarmentInput } from '../garment/piece';
import { pieceIn } from './testing/worn';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES, POSED_BODIES } from './testing/bodies';
import { poseOf } from './pose';
import type { Pose, Stance } from './pose';
import { holdFor, stanceFor } from './stance-for';
import { wornFaults } from './testing/worn-svg';
import { WORN_SHEET } from './worn-sheet';

const LONG = [pieceIn('Tops', 'shirt', { sleeveLength: ['wrist'] })];

/** Where one arm's edges lie at heights from the waist to the elbow, and the trunk's edge beside it; out from the axis, in inches. */
function besideTrunk(
  body: Body,
  pose: Pose,
  which: 1 | -1,
): { inner: number; outer: number; trunk: number }[] {
  const { waistY, elbowY } = body.landmarks;
  const heights = Array.from({ length: 12 }, (_, index) => waistY + ((elbowY - waistY) * index) / 11);
  const held = (line: Body['outer']) => line.points.map(({ x, y }) => pose.arms({ x: which * x, y }));
  const [outer, inner] = [held(body.outer), held(body.inner)];
  return heights.map((y) => ({
    inner: which * xAt(inner, y),
    outer: which * xAt(outer, y),
    trunk: which * pose.upright({ x: which * body.half(y), y }).x,
  }));
}

function xAt(points: readonly { x: number; y: number }[], y: number): number {
  const next = points.findIndex((p) => p.y >= y);
  const [a, b] = [points[Math.max(0, next - 1)]!, points[next]!];
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1);
}

/** The widest from arm to arm between waist and elbow, against the shoulders. */
function spanOf(body: Body, pose: Pose): number {
  const [right, left] = [besideTrunk(body, pose, 1), besideTrunk(body, pose, -1)];
  const widest = Math.max(...right.map(({ outer }, index) => outer + left[index]!.outer));
  return widest / (2 * body.landmarks.deltoid);
}

/** The bust from which a hand in a pocket may widen the figure a little more, in inches. */
const SIZE_48 = 46;

describe('poseOf', () => {
  it('poseOf holds the arms no wider than a twentieth beyond the shoulders', () => {
    const wide = POSED_BODIES.flatMap((measurements) => {
      const body = bodyOf(measurements);
      return (['ease', 'pocket', 'flap', 'strap'] as const)
        .flatMap((hold) =>
          (hold === 'strap' ? (['right'] as const) : (['right', 'left', 'even'] as const)).map((stance) => ({
            measurements,
            hold,
            stance,
            span: spanOf(body, poseOf(body, stance, hold)),
          })),
        )
        .filter(({ hold, span }) => span > (hold !== 'ease' && measurements.chest > SIZE_48 ? 1.08 : 1.05));
    });
    expect(wide).toEqual([]);
  });

  it('poseOf lets half an inch of daylight through beside the waist, wherever the hips leave room', () => {
    const closed = POSED_BODIES.filter((measurements) => {
      const body = bodyOf(measurements);
      const { waist, deltoid } = body.landmarks;
      const { fullness } = body.arm;
      // No arm hangs beside a trunk that fills the shoulders.
      if (deltoid * 1.05 - waist < 2.2 * fullness + 0.5) return false;
      const gaps = (['right', 'left', 'even'] as const).map((stance) =>
        Math.max(
          ...([1, -1] as const).flatMap((which) =>
            besideTrunk(body, poseOf(body, stance), which).map(({ inner, trunk }) => inner - trunk),
          ),
        ),
      );
      return Math.min(...gaps) < 0.5;
    });
    expect(closed).toEqual([]);
  });

  it('poseOf keeps the hand that hangs as long as it is', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = bodyOf(measurements);
      const held = polyline(carried(body.arm.hand, poseOf(body).arms, Infinity)).length;
      expect(held).toBeCloseTo(polyline(body.arm.hand).length, 1);
    }
  });

  it.each([
    ['right', 1],
    ['left', -1],
  ] as const)(
    'poseOf with the weight on the %s lays that hand into the pocket and sets the other leg aside',
    (stance, side) => {
      for (const measurements of PLAUSIBLE_BODIES) {
        const body = bodyOf(measurements);
        const { arms, legs, upright } = poseOf(body, stance, 'pocket');
        const { wrist } = body.arm;
        const bent = arms({ x: side * wrist.x, y: wrist.y });
        const hip = upright({ x: side * body.landmarks.hips, y: body.landmarks.hipY });
        expect(side * bent.x).toBeLessThan(side * hip.x);
        expect(bent.y).toBeLessThan(body.landmarks.hipY);
        const knee = { x: side * body.landmarks.kneeOuter, y: body.landmarks.kneeY };
        expect(side * legs(knee).x).toBeLessThan(knee.x * side + 0.01);
        expect(-side * legs({ ...knee, x: -knee.x }).x).toBeGreaterThan(body.landmarks.kneeOuter + 0.5);
      }
    },
  );

  it('poseOf never lays both hands into pockets', () => {
    const body = bodyOf({});
    const { hips } = body.landmarks;
    const { arms, pocketed } = poseOf(body, 'even', 'pocket');
    const { x, y } = body.arm.wrist;
    expect(pocketed).toBe(1);
    expect(arms({ x, y }).x).toBeLessThan(hips);
    expect(arms({ x: -x, y }).y).toBeGreaterThan(arms({ x, y }).y + 2);
    expect(poseOf(body, 'even').pocketed).toBeUndefined();
  });

  it('poseOf holds the arms further out beside wide clothes', () => {
    const body = bodyOf({});
    const { wrist } = body.arm;
    const handIn = (clothes: number): number => poseOf(body, 'even', 'ease', clothes).arms(wrist).x;
    expect(handIn(body.landmarks.hips + 1.5)).toBeGreaterThan(handIn(body.landmarks.hips) + 0.5);
  });

  it('poseOf leaves heights of the legs as they are, so that hems end where they did', () => {
    const body = bodyOf({});
    const { legs } = poseOf(body);
    for (let y = 0; y < body.landmarks.floorY; y += 1) expect(legs({ x: -3, y }).y).toBe(y);
  });

  it('poseOf keeps the measured widths of the trunk', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = bodyOf(measurements);
      const { chestY, waistY, hipY } = body.landmarks;
      for (const y of [chestY, waistY, hipY]) {
        const [right, left] = [1, -1].map((side) => poseOf(body).upright({ x: side * body.half(y), y }).x);
        expect(right! - left!).toBeCloseTo(2 * body.half(y), 6);
      }
    }
  });
});

describe('drawWorn', () => {
  it('drawWorn ends the sleeve of an arm at its wrist', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const { landmarks } = drawWorn({ measurements, garments: LONG });
      const { sleeve } = landmarks.garments[0]!.places;
      const inch = (landmarks.floor.y - landmarks.crown.y) / bodyOf(measurements).landmarks.floorY;
      const away = Math.hypot(sleeve!.x - landmarks.wrist.x, sleeve!.y - landmarks.wrist.y);
      expect(away / inch).toBeLessThan(1);
      expect(landmarks.shoulder.x).toBeLessThan(WORN_SHEET.width);
    }
  });

  it('drawWorn says where the hem of the right leg ends, whichever is set aside', () => {
    const hemOf = (stance: Stance): number => {
      const { landmarks } = drawWorn({
        measurements: {},
        garments: [pieceIn('Bottoms', 'straight-trousers')],
        stance,
      });
      return landmarks.garments[0]!.places.hem!.x - landmarks.floor.x;
    };
    expect(hemOf('left')).toBeGreaterThan(hemOf('right') + 8);
  });

  /** Outlines of body and face. */
  const outlinesIn = (stance: Stance | undefined, ...garments: GarmentInput[]): string[] => {
    const { svg } = drawWorn({ measurements: {}, garments, ...(stance && { stance }) });
    return ['skin', 'face'].map((part) => new RegExp(`-${part}" d="([^"]+)"`).exec(svg)![1]!);
  };

  it('drawWorn draws the arm that a neckline with one shoulder leaves bare', () => {
    const armsIn = (neckline: string): number => {
      const blouse = pieceIn('Tops', 'blouse', { neckline: [neckline], sleeveLength: ['wrist'] });
      const { svg } = drawWorn({ measurements: {}, garments: [blouse] });
      return /-arm-l" d="([^"]+)"/.exec(svg)![1]!.length;
    };
    expect(armsIn('asymmetric')).toBeGreaterThan(armsIn('v-neck') * 1.3);
  });

  it('drawWorn stands on either leg, and always on the right one with a strap in the left hand', () => {
    const bodies = (['left', 'right', 'even'] as const).map((stance) => outlinesIn(stance, ...LONG)[0]);
    expect(new Set(bodies).size).toBe(3);
    const bag = pieceIn('Accessories', 'shoulder-bag');
    expect(outlinesIn('left', ...LONG, bag)[0]).toBe(outlinesIn('right', ...LONG, bag)[0]);
  });

  it('drawWorn turns the head with the stance, with a bag too, and by what is worn where none is given', () => {
    const bag = pieceIn('Accessories', 'shoulder-bag');
    for (const garments of [LONG, [...LONG, bag]]) {
      const [left, right] = (['left', 'right'] as const).map((stance) => outlinesIn(stance, ...garments)[1]);
      expect(left).not.toBe(right);
    }
    const types = ['shirt', 't-shirt', 'sweater', 'tank', 'blouse', 'tunic'];
    const faces = types.map((type) => outlinesIn(undefined, pieceIn('Tops', type))[1]);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

describe('drawWorn with hands that do something', () => {
  const TUCKED = pieceIn('Tops', 'shirt', { sleeveLength: ['wrist'], waist: ['tucked'] });
  const COAT = pieceIn('Outerwear', 'wool-coat');
  const JEANS = pieceIn('Bottoms', 'straight-jeans');

  it.each([
    ['a strap', [TUCKED, JEANS, pieceIn('Accessories', 'shoulder-bag')]],
    ['a strap over a coat', [COAT, TUCKED, JEANS, pieceIn('Accessories', 'backpack')]],
    ['a pocket', [pieceIn('Tops', 'tank', { waist: ['tucked'] }, '#303030'), JEANS]],
    ['a flap', [pieceIn('Outerwear', 'blazer', {}, '#505050'), TUCKED, JEANS]],
  ])('drawWorn draws sound pictures of hands at %s', (_, garments) => {
    for (const measurements of PLAUSIBLE_BODIES)
      for (const small of [false, true])
        expect(wornFaults(drawWorn({ measurements, garments, small }).svg)).toEqual([]);
  });

  it('drawWorn keeps the hand in a pocket out of sight, and a thumb outside it', () => {
    const garments = (hex: string): GarmentInput[] => [
      pieceIn('Tops', 'tank', { waist: ['tucked'] }, hex),
      JEANS,
    ];
    const inPocket = ['#303030', '#505050', '#707070', '#909090']
      .map(garments)
      .filter((worn) => holdFor(worn) === 'pocket');
    expect(inPocket.length).toBeGreaterThan(0);
    for (const worn of inPocket) {
      const { svg } = drawWorn({ measurements: {}, garments: worn });
      expect(svg).toMatch(/-limbs" clip-path="url\(#[^)]+-pocket\)"/);
    }
  });
});

describe('stanceFor', () => {
  it('stanceFor varies from garment to garment, and stays for one whose values change', () => {
    const types = Object.keys(CUTTERS['Tops']!);
    const stances = types.map((type) => stanceFor([pieceIn('Tops', type)]));
    expect(new Set(stances).size).toBe(3);
    expect(types.map((type) => stanceFor([pieceIn('Tops', type, { neckline: ['v-neck'] })]))).toEqual(
      stances,
    );
  });
});

describe('holdFor', () => {
  const tucked = (hex: string): GarmentInput => pieceIn('Tops', 'shirt', { waist: ['tucked'] }, hex);
  const jeans = pieceIn('Bottoms', 'straight-jeans');

  it('holdFor lays hands into pockets where there are some, but not in every picture', () => {
    const shades = ['#101010', '#303030', '#505050', '#707070', '#909090', '#b0b0b0'];
    expect(new Set(shades.map((hex) => holdFor([tucked(hex), jeans])))).toEqual(new Set(['ease', 'pocket']));
    expect(new Set(shades.map((hex) => holdFor([pieceIn('Outerwear', 'blazer', {}, hex), jeans])))).toEqual(
      new Set(['ease', 'flap']),
    );
  });

  it.each([
    [[pieceIn('Tops', 'sweater'), jeans]],
    [[tucked('#303030'), pieceIn('Bottoms', 'pencil-skirt')]],
    [[pieceIn('One-Piece', 'wrap-dress')]],
  ])('holdFor lays no hand where no pocket is seen (%#)', (garments) => {
    expect(holdFor(garments)).toBe('ease');
  });

  it('holdFor holds the strap of a bag on the shoulder', () => {
    expect(holdFor([tucked('#303030'), jeans, pieceIn('Accessories', 'shoulder-bag')])).toBe('strap');
    expect(holdFor([tucked('#303030'), jeans, pieceIn('Accessories', 'clutch-bag')])).toBe('ease');
  });
});
