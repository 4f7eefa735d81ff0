import { NO_APPEARANCE } from '@figura/contracts';
import { createPolyline } from '../form/polyline';
import { createBody } from '../form/body';
import type { Body } from '../form/body';
import { createForm } from '../form/form';
import { LEVEL } from '../garment/cut/body';
import { mapCurve } from '../garment/cut/carried';
import { createWidth, MEDIUM } from '../garment/cut/skirt-width';
import { CUT } from '../generated/drawn-types';
import type { GarmentInput } from '../garment/piece';
import { createPieceIn } from './testing/worn';
import { drawWorn } from './draw-worn';
import { PLAUSIBLE_BODIES, POSED_BODIES } from './testing/bodies';
import { completeOutfit } from './outfit';
import { createPose } from './pose';
import type { Pose, Stance } from './pose';
import { FOOTPLATE } from './seated';
import { chooseHold, chooseStance, computePersonSeed } from './stance-for';
import { wearFaults } from './testing/worn-svg';
import { WORN_SHEET } from './worn-sheet';

const LONG = [createPieceIn('Tops', 'shirt', { sleeveLength: ['wrist'] })];

function listArmGaps(
  body: Body,
  pose: Pose,
  which: 1 | -1,
): { inner: number; outer: number; trunk: number }[] {
  const { waistY, elbowY } = body.landmarks;
  const heights = Array.from({ length: 12 }, (_, index) => waistY + ((elbowY - waistY) * index) / 11);
  const holdMarks = (line: Body['outer']) => line.points.map(({ x, y }) => pose.arms({ x: which * x, y }));
  const [outer, inner] = [holdMarks(body.outer), holdMarks(body.inner)];
  return heights.map((y) => ({
    inner: which * interpolateX(inner, y),
    outer: which * interpolateX(outer, y),
    trunk: which * pose.upright({ x: which * body.half(y), y }).x,
  }));
}

function interpolateX(points: readonly { x: number; y: number }[], y: number): number {
  const next = points.findIndex((p) => p.y >= y);
  const [a, b] = [points[Math.max(0, next - 1)]!, points[next]!];
  return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y || 1);
}

function computeSpan(body: Body, pose: Pose): number {
  const [right, left] = [listArmGaps(body, pose, 1), listArmGaps(body, pose, -1)];
  const widest = Math.max(...right.map(({ outer }, index) => outer + left[index]!.outer));
  return widest / (2 * body.landmarks.deltoid);
}

const SIZE_48 = 46;

const STANCES: readonly Stance[] = ['right', 'left', 'even', 'stride'];

describe('createPose', () => {
  it('createPose holds the arms at most a twentieth wider than the shoulders', () => {
    const wide = POSED_BODIES.flatMap((measurements) => {
      const body = createBody(measurements);
      return (['ease', 'pocket', 'strap'] as const)
        .flatMap((hold) =>
          (hold === 'strap' ? (['right'] as const) : STANCES).map((stance) => ({
            measurements,
            hold,
            stance,
            span: computeSpan(body, createPose(body, stance, hold)),
          })),
        )
        .filter(({ hold, span }) => span > (hold !== 'ease' && measurements.chest > SIZE_48 ? 1.08 : 1.05));
    });
    expect(wide).toEqual([]);
  });

  it('createPose leaves a gap of half an inch between arm and waist, even on full bodies', () => {
    const closed = POSED_BODIES.filter((measurements) => {
      const body = createBody(measurements);
      const gaps = STANCES.map((stance) =>
        Math.max(
          ...([1, -1] as const).flatMap((which) =>
            listArmGaps(body, createPose(body, stance), which).map(({ inner, trunk }) => inner - trunk),
          ),
        ),
      );
      return Math.min(...gaps) < 0.5;
    });
    expect(closed).toEqual([]);
  });

  it('createPose keeps the arm outside the weight-bearing hip', () => {
    const shown = POSED_BODIES.filter((measurements) => {
      const body = createBody(measurements);
      const { arms, upright } = createPose(body);
      const outer = body.outer.points.map(arms);
      const { elbowY, hipY } = body.landmarks;
      return [0, 0.25, 0.5, 0.75, 1].some((share) => {
        const level = elbowY + (hipY - elbowY) * share;
        const { x, y } = upright({ x: body.half(level), y: level });
        return x > interpolateX(outer, y);
      });
    });
    expect(shown).toEqual([]);
  });

  it('createPose keeps the length of the hanging hand', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = createBody(measurements);
      const held = createPolyline(mapCurve(body.arm.hand, createPose(body).arms, Infinity)).length;
      expect(held).toBeCloseTo(createPolyline(body.arm.hand).length, 1);
    }
  });

  it.each([
    ['right', 1],
    ['left', -1],
  ] as const)(
    'createPose with the weight on the %s puts that hand into the pocket and moves the other leg',
    (stance, side) => {
      for (const measurements of PLAUSIBLE_BODIES) {
        const body = createBody(measurements);
        const { arms, legs, upright } = createPose(body, stance, 'pocket');
        const { wrist } = body.arm;
        const bent = arms({ x: side * wrist.x, y: wrist.y });
        const hip = upright({ x: side * body.landmarks.hips, y: body.landmarks.hipY });
        expect(side * bent.x).toBeLessThan(side * hip.x);
        expect(bent.y).toBeLessThan(body.landmarks.hipY);
        const knee = { x: side * body.landmarks.kneeOuter, y: body.landmarks.kneeY };
        expect(side * legs(knee).x).toBeLessThan(knee.x * side + 0.01);
        const ankle = { x: -side * body.landmarks.ankleOuter, y: body.landmarks.ankleY };
        expect(-side * legs(ankle).x).toBeGreaterThan(body.landmarks.ankleOuter + 1);
      }
    },
  );

  it('a straight pose keeps the waist in place, as in the line figure', () => {
    const body = createBody({});
    const { upright } = createPose(body, 'straight');
    const waist = { x: body.landmarks.waist, y: body.landmarks.waistY };
    expect(upright(waist)).toEqual(waist);
    expect(createPose(body, 'even').upright(waist)).not.toEqual(waist);
  });

  it('createPose never puts both hands into pockets', () => {
    const body = createBody({});
    const { hips } = body.landmarks;
    const { arms, pocketed } = createPose(body, 'even', 'pocket');
    const { x, y } = body.arm.wrist;
    expect(pocketed).toBe(1);
    expect(arms({ x, y }).x).toBeLessThan(hips);
    expect(arms({ x: -x, y }).y).toBeGreaterThan(arms({ x, y }).y + 2);
    expect(createPose(body, 'even').pocketed).toBeUndefined();
  });

  it('createPose holds the arms further out beside wide clothes', () => {
    const body = createBody({});
    const { wrist } = body.arm;
    const handIn = (clothes: number): number => createPose(body, 'even', 'ease', clothes).arms(wrist).x;
    expect(handIn(body.landmarks.hips + 1.5)).toBeGreaterThan(handIn(body.landmarks.hips) + 0.5);
  });

  it('createPose keeps the heights of the legs, so that hems stay in place', () => {
    const body = createBody({});
    const { legs } = createPose(body);
    for (let y = 0; y < body.landmarks.floorY; y += 1) expect(legs({ x: -3, y }).y).toBe(y);
  });

  it('createPose keeps the measured widths of the trunk', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = createBody(measurements);
      const { chestY, waistY, hipY } = body.landmarks;
      for (const y of [chestY, waistY, hipY]) {
        const [right, left] = [1, -1].map(
          (side) => createPose(body).upright({ x: side * body.half(y), y }).x,
        );
        expect(right! - left!).toBeCloseTo(2 * body.half(y), 6);
      }
    }
  });
});

describe('drawWorn', () => {
  it('drawWorn ends a long sleeve at the wrist', () => {
    for (const measurements of PLAUSIBLE_BODIES) {
      const { landmarks } = drawWorn({ measurements, garments: LONG });
      const { sleeve } = landmarks.garments[0]!.places;
      const inch = (landmarks.floor.y - landmarks.crown.y) / createBody(measurements).landmarks.floorY;
      const away = Math.hypot(sleeve!.x - landmarks.wrist.x, sleeve!.y - landmarks.wrist.y);
      expect(away / inch).toBeLessThan(1);
      expect(landmarks.shoulder.x).toBeLessThan(WORN_SHEET.width);
    }
  });

  it('drawWorn reports the hem of the right leg in every stance', () => {
    const computeHem = (stance: Stance): number => {
      const { landmarks } = drawWorn({
        measurements: {},
        garments: [createPieceIn('Bottoms', 'straight-trousers')],
        stance,
      });
      return landmarks.garments[0]!.places.hem!.x - landmarks.floor.x;
    };
    expect(computeHem('left')).toBeGreaterThan(computeHem('right') + 8);
  });

  const drawOutlinesIn = (stance: Stance | undefined, ...garments: GarmentInput[]): string[] => {
    const { svg } = drawWorn({ measurements: {}, garments, ...(stance && { stance }) });
    return ['skin', 'face'].map((part) => new RegExp(`-${part}" d="([^"]+)"`).exec(svg)![1]!);
  };

  it('drawWorn draws the arm that a one-shoulder neckline leaves bare', () => {
    const computeArmPathLength = (neckline: string): number => {
      const blouse = createPieceIn('Tops', 'blouse', { neckline: [neckline], sleeveLength: ['wrist'] });
      const { svg } = drawWorn({ measurements: {}, garments: [blouse] });
      return /-arm-l" d="([^"]+)"/.exec(svg)![1]!.length;
    };
    expect(computeArmPathLength('asymmetric')).toBeGreaterThan(computeArmPathLength('v-neck') * 1.3);
  });

  it('drawWorn can stand on either leg, but only on the right one with a bag strap', () => {
    const bodies = (['left', 'right', 'even'] as const).map((stance) => drawOutlinesIn(stance, ...LONG)[0]);
    expect(new Set(bodies).size).toBe(3);
    const bag = createPieceIn('Accessories', 'shoulder-bag');
    expect(drawOutlinesIn('left', ...LONG, bag)[0]).toBe(drawOutlinesIn('right', ...LONG, bag)[0]);
  });

  it('drawWorn turns the head with the stance, even with a bag, and varies it by garment', () => {
    const bag = createPieceIn('Accessories', 'shoulder-bag');
    for (const garments of [LONG, [...LONG, bag]]) {
      const [left, right] = (['left', 'right'] as const).map(
        (stance) => drawOutlinesIn(stance, ...garments)[1],
      );
      expect(left).not.toBe(right);
    }
    const types = ['shirt', 't-shirt', 'sweater', 'tank', 'blouse', 'tunic'];
    const faces = types.map((type) => drawOutlinesIn(undefined, createPieceIn('Tops', type))[1]);
    expect(new Set(faces).size).toBeGreaterThan(1);
  });
});

describe('drawWorn with active hands', () => {
  const TUCKED = createPieceIn('Tops', 'shirt', { sleeveLength: ['wrist'], waist: ['tucked'] });
  const COAT = createPieceIn('Outerwear', 'wool-coat');
  const JEANS = createPieceIn('Bottoms', 'straight-jeans');

  it.each([
    ['a strap', [TUCKED, JEANS, createPieceIn('Accessories', 'shoulder-bag')]],
    ['a strap over a coat', [COAT, TUCKED, JEANS, createPieceIn('Accessories', 'backpack')]],
    ['a pocket', [createPieceIn('Tops', 'tank', { waist: ['tucked'] }, '#303030'), JEANS]],
    ['a flap', [createPieceIn('Outerwear', 'blazer', {}, '#505050'), TUCKED, JEANS]],
  ])('drawWorn draws hands at %s without faults', (_, garments) => {
    for (const measurements of PLAUSIBLE_BODIES)
      for (const small of [false, true])
        expect(wearFaults(drawWorn({ measurements, garments, small }).svg)).toEqual([]);
  });

  it('drawWorn hides the hand in a pocket', () => {
    const createGarments = (hex: string): GarmentInput[] => [
      createPieceIn('Tops', 'tank', { waist: ['tucked'] }, hex),
      JEANS,
    ];
    const inPocket = ['#303030', '#505050', '#707070', '#909090']
      .map(createGarments)
      .filter((worn) => chooseHold(worn) === 'pocket');
    expect(inPocket.length).toBeGreaterThan(0);
    for (const worn of inPocket) {
      const { svg } = drawWorn({ measurements: {}, garments: worn });
      expect(svg).toMatch(/-limbs" clip-path="url\(#[^)]+-pocket\)"/);
    }
  });
});

describe('chooseStance', () => {
  it('chooseStance varies by garment type, but not by value', () => {
    const types = Object.keys(CUT['Tops']!);
    const stances = types.map((type) => chooseStance([createPieceIn('Tops', type)]));
    expect(new Set(stances).size).toBe(4);
    expect(
      types.map((type) => chooseStance([createPieceIn('Tops', type, { neckline: ['v-neck'] })])),
    ).toEqual(stances);
  });
});

describe('chooseHold', () => {
  it('chooseHold puts a hand on the hip, or joins the hands, for garments without pockets', () => {
    const types = Object.keys(CUT['Tops']!);
    const holds = types.map((type) => chooseHold([createPieceIn('Tops', type)]));
    expect(new Set(holds)).toEqual(new Set(['ease', 'hip', 'clasp']));
    for (const measurements of PLAUSIBLE_BODIES) {
      const body = createBody(measurements);
      const { x, y } = body.arm.wrist;
      const joined = createPose(body, 'right', 'clasp');
      for (const side of [1, -1]) {
        const laid = joined.arms({ x: side * x, y });
        expect(Math.abs(laid.x)).toBeLessThan(body.half(laid.y) * 0.75);
      }
      const hip = createPose(body, 'right', 'hip').arms({ x: -x, y });
      expect(hip.y).toBeLessThan(joined.arms({ x: -x, y }).y);
      expect(Math.abs(-hip.x - body.half(hip.y) + 0.5)).toBeLessThan(0.9);
    }
  });

  const createTuckedShirt = (hex: string): GarmentInput =>
    createPieceIn('Tops', 'shirt', { waist: ['tucked'] }, hex);
  const jeans = createPieceIn('Bottoms', 'straight-jeans');

  it('chooseHold uses pockets if there are any, but not in every picture', () => {
    const shades = ['#101010', '#303030', '#505050', '#707070', '#909090', '#b0b0b0'];
    for (const listWorn of [
      (hex: string) => [createTuckedShirt(hex), jeans],
      (hex: string) => [createPieceIn('Outerwear', 'blazer', {}, hex), jeans],
    ]) {
      const holds = new Set(shades.map((hex) => chooseHold(listWorn(hex))));
      expect(holds).toContain('pocket');
      expect(holds.size).toBeGreaterThan(1);
    }
  });

  it('chooseHold and chooseStance differ between persons, but not by what a diet changes', () => {
    const worn = [createTuckedShirt('#303030'), jeans];
    const seeds = [...PLAUSIBLE_BODIES, ...POSED_BODIES].map(computePersonSeed);
    expect(new Set(seeds.map((person) => chooseHold(worn, person))).size).toBeGreaterThan(3);
    expect(new Set(seeds.map((person) => chooseStance(worn, person))).size).toBe(4);
    const slimmer = [...PLAUSIBLE_BODIES, ...POSED_BODIES].map((body) =>
      computePersonSeed({ ...body, waist: body.waist - 3 }),
    );
    expect(slimmer).toEqual(seeds);
  });

  it.each([
    [[createPieceIn('Tops', 'sweater'), jeans]],
    [[createTuckedShirt('#303030'), createPieceIn('Bottoms', 'pencil-skirt')]],
    [[createPieceIn('One-Piece', 'wrap-dress')]],
  ])('drawWorn puts no hand into a pocket that is not visible (%#)', (garments) => {
    expect(drawWorn({ measurements: {}, garments, hold: 'pocket' }).svg).not.toContain('-pocket');
  });

  it('chooseHold holds the strap of a shoulder bag', () => {
    expect(
      chooseHold([createTuckedShirt('#303030'), jeans, createPieceIn('Accessories', 'shoulder-bag')]),
    ).toBe('strap');
    expect(
      chooseHold([createTuckedShirt('#303030'), jeans, createPieceIn('Accessories', 'clutch-bag')]),
    ).toBe('ease');
  });
});

const LARGEST = { shoulders: 54, chest: 58, waist: 54, hips: 62 };

describe('drawWorn of a wheelchair user', () => {
  const bodies = POSED_BODIES.flatMap((measurements) =>
    [0, 1].map((build) => createBody(measurements, { build })),
  );

  it('keeps the widths of trunk and ankles, and puts the soles on the footplate', () => {
    for (const body of bodies) {
      const { landmarks: l, half, inseam } = body;
      const { upright, legs } = createPose(body, 'seated');
      for (const y of [l.shoulderY, l.chestY, l.underbustY, l.waistY, l.highHipY])
        expect(upright({ x: half(y), y }).x).toBeCloseTo(half(y), 6);
      const place = (x: number, y: number) => upright(legs({ x, y }));
      const ankle = l.ankleY - 1;
      expect(place(half(ankle), ankle).x - place(inseam(ankle), ankle).x).toBeCloseTo(
        half(ankle) - inseam(ankle),
        1,
      );
      expect(place(l.ankleOuter, l.floorY).y).toBeCloseTo(l.floorY - FOOTPLATE, 1);
      const [hip, knee] = [l.hipY, l.kneeY].map((y) => place(half(y), y).y) as [number, number];
      expect((knee - hip) / (l.kneeY - l.hipY)).toBeLessThan(0.36);
      expect((knee - hip) / (l.kneeY - l.hipY)).toBeGreaterThan(0.2);
    }
  });

  it('never folds legs or clothes over themselves', () => {
    const folded = bodies.filter((body) => {
      const poses = [false, true].map((isSkirted) =>
        createPose(body, 'seated', 'ease', body.landmarks.hips, { isSkirted }),
      );
      const outward = Array.from({ length: 30 }, (_, index) => 0.3 + index * 0.4);
      return Array.from({ length: 60 }, (_, index) => body.landmarks.hipY - 2 + index * 0.6).some((y) =>
        poses
          .flatMap(({ upright, legs }) => [upright, (p: { x: number; y: number }) => upright(legs(p))])
          .some((place) => outward.some((x) => place({ x: x + 0.4, y }).x <= place({ x, y }).x)),
      );
    });
    expect(folded).toEqual([]);
  });

  it('covers the knees with a knee-length skirt', () => {
    for (const body of bodies) {
      const { kneeOuter, kneeY } = body.landmarks;
      const { upright, legs } = createPose(body, 'seated', 'ease', undefined, { isSkirted: true });
      const [hem, knee] = [upright({ x: kneeOuter, y: kneeY }), upright(legs({ x: kneeOuter, y: kneeY }))];
      expect(hem.y).toBeGreaterThan(knee.y + 0.7);
      expect(hem.x).toBeGreaterThan(knee.x - 0.1);
    }
  });

  it.each(
    Object.entries(CUT).flatMap(([category, cutters]) =>
      Object.keys(cutters).map((type) => [category, type] as const),
    ),
  )('draws %s: %s without faults, within its size limit, and on the sheet', (category, type) => {
    const garments = completeOutfit(createPieceIn(category, type));
    for (const [index, measurements] of PLAUSIBLE_BODIES.slice(0, 2).entries()) {
      const appearance = { ...NO_APPEARANCE, presentation: index % 2 === 0 ? 'womens' : 'mens' } as const;
      for (const small of [false, true]) {
        const { svg, landmarks } = drawWorn({ measurements, appearance, garments, small, seated: true });
        expect(wearFaults(svg)).toEqual([]);
        expect(svg.length).toBeLessThan((small ? 18 : 40) * 1024);
        expect(landmarks.floor.y).toBeCloseTo(WORN_SHEET.floor, 6);
        expect(landmarks.knee.y - landmarks.hip.y).toBeLessThan(
          (landmarks.ankle.y - landmarks.knee.y) * 0.65,
        );
      }
    }
  });

  it('fits the widest skirt of the largest body on the sheet', () => {
    const body = createBody(LARGEST);
    const form = createForm(body);
    const [hem, drape] = [LEVEL.floor, { ...MEDIUM, swing: 1.5 }];
    const at = createWidth(form, { kind: 'full', top: LEVEL.waist, half: 20, hem, drape });
    const reach = form.place({ x: at(hem), y: hem }).x * body.proportions.stature;
    expect(reach * WORN_SHEET.unitsPerInch).toBeLessThan(WORN_SHEET.width / 2 - 8);
  });

  it('fits the largest body on the sheet', () => {
    const { svg } = drawWorn({
      measurements: LARGEST,
      garments: LONG,
      seated: true,
    });
    const scale = Number(/scale\(([\d.]+)\)/.exec(svg)![1]);
    const wheels = [...svg.matchAll(/<ellipse rx="([\d.]+)"[^>]*translate\((\d+) /g)];
    expect(wheels.length).toBeGreaterThan(3);
    for (const [, radius, x] of wheels) {
      expect((Number(x) + Number(radius)) * scale).toBeLessThan(WORN_SHEET.width - 8);
      expect((Number(x) - Number(radius)) * scale).toBeGreaterThan(8);
    }
  });
});
