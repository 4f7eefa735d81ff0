import {
  AGE_BANDS,
  BEARDS,
  EYES,
  HAIR_CUTS,
  HAIR_HEX,
  listHairColors,
  LIPS,
  NO_APPEARANCE,
  NOSES,
  PRESENTATIONS,
  getHairOrDefault,
  SKIN_HEX,
  SKIN_TONES,
} from '@figura/contracts';
import type { Appearance, HairCut, Presentation, TapeMeasurements } from '@figura/contracts';
import sharp from 'sharp';
import type { GarmentInput } from '../garment/piece';
import { isWellFormed } from '../testing/well-formed';
import { BUILDS } from '../figure/proportions';
import { createBody } from '../form/body';
import { drawWorn } from './draw-worn';
import { createHead } from './head';
import { drawPortrait } from './portrait';
import { BODIES } from './testing/bodies';
import { drawFaults, createPieceIn, renderWorn } from './testing/worn';
import { removeIds, wearFaults } from './testing/worn-svg';
import { WORN_SHEET } from './worn-sheet';

/** Characters. */
const LIMIT = 20_000;

const drawHaired = (cut: HairCut): string =>
  renderWorn([], { skin: 'tone-3', hair: { cut, color: listHairColors(cut)[0]! } });

describe('A person in a worn drawing', () => {
  it.each(HAIR_CUTS)('hair worn as %s fits every body', (cut) => {
    const appearance = { skin: 'tone-4', hair: { cut, color: listHairColors(cut)[0]! } } as const;
    expect(BODIES.flatMap((body) => drawFaults(renderWorn([], appearance, body), LIMIT))).toEqual([]);
  });

  it.each(HAIR_CUTS)('hair worn as %s is just as complete on a head turned to the other side', (cut) => {
    const appearance = { skin: 'tone-4', hair: { cut, color: listHairColors(cut)[0]! } } as const;
    const [left, right] = (['left', 'right'] as const).map((stance) => {
      const { svg } = drawWorn({ measurements: {}, garments: [], appearance, stance });
      expect(wearFaults(svg)).toEqual([]);
      expect(svg).not.toMatch(/(width|height)="-/);
      return svg.match(/<path/g)!.length;
    });
    expect(left).toBe(right);
  });

  it('all cuts are drawn differently', () => {
    expect(new Set(HAIR_CUTS.map(drawHaired)).size).toBe(HAIR_CUTS.length);
  });

  it('skin and hair are painted in their own colors', () => {
    const pictures = SKIN_TONES.map((skin) => renderWorn([], { skin, hair: null }));
    expect(new Set(pictures).size).toBe(SKIN_TONES.length);
    expect(renderWorn([], { skin: 'tone-1', hair: null })).toContain(SKIN_HEX['tone-1']);
    expect(renderWorn([], { skin: null, hair: { cut: 'bob', color: 'auburn' } })).toContain(HAIR_HEX.auburn);
  });

  it('the default appearance has skin, a face, and dark brown hair like a chosen one', () => {
    const plain = renderWorn([], NO_APPEARANCE);
    expect(drawFaults(plain, LIMIT)).toEqual([]);
    const hair = { cut: 'bun', color: 'dark-brown' } as const;
    expect(plain).toBe(renderWorn([], { ...NO_APPEARANCE, skin: 'tone-3', hair }));
    expect(plain).toBe(renderWorn([], { skin: null, hair: null }));
  });

  it.each<[string, readonly Partial<Appearance>[]]>([
    ['eyes', EYES.map((eyes) => ({ face: { ...NO_APPEARANCE.face, eyes } }))],
    ['nose', NOSES.map((nose) => ({ face: { ...NO_APPEARANCE.face, nose } }))],
    ['lips', LIPS.map((lips) => ({ face: { ...NO_APPEARANCE.face, lips } }))],
    ['age', AGE_BANDS.map((ageBand) => ({ ageBand }))],
    ['beard', BEARDS.map((beard) => ({ beard }))],
  ])('each choice of the %s is visible on every skin tone, and changes only the face', (_, choices) => {
    for (const skin of SKIN_TONES) {
      const pictures = choices.map((choice) => renderWorn([], { ...NO_APPEARANCE, skin, ...choice }));
      expect(new Set(pictures).size).toBe(choices.length);
      const [first, ...others] = choices.map((choice) =>
        renderWorn([], { ...NO_APPEARANCE, skin, ...choice }),
      );
      const getBodyMarkup = (svg: string): string => svg.split('-face-clip')[0]!;
      for (const other of others) expect(getBodyMarkup(other)).toBe(getBodyMarkup(first!));
    }
  });

  it('each beard is visible in a small drawing on every skin tone and at every age', () => {
    for (const skin of SKIN_TONES)
      for (const ageBand of AGE_BANDS) {
        const pictures = BEARDS.map((beard) => {
          const appearance = { ...NO_APPEARANCE, skin, ageBand, beard, presentation: 'mens' } as const;
          return removeIds(drawWorn({ measurements: {}, garments: [], appearance, small: true }).svg);
        });
        expect(new Set(pictures).size).toBe(BEARDS.length);
      }
  });

  it.each(PRESENTATIONS)(
    'a figure with the presentation %s keeps its measurements in proportion',
    (presentation) => {
      const measure = (measurements: Partial<TapeMeasurements>) =>
        createBody(measurements, { build: BUILDS[presentation] }).landmarks;
      const [plain, waisted, broad] = [{}, { waist: 36 }, { shoulders: 44 }].map(measure);
      expect(waisted!.waist / plain!.waist).toBeGreaterThan(1.07);
      expect(waisted!.hips).toBeCloseTo(plain!.hips, 1);
      expect(broad!.deltoid / plain!.deltoid).toBeGreaterThan(1.06);
    },
  );

  it('a man has a wider neck, a squarer jaw, no bun, and fewer folds at the bust', () => {
    const [woman, man] = [0, 1].map((build) => createBody({}, { build }).landmarks);
    expect(man!.neck / man!.face).toBeGreaterThan(woman!.neck / woman!.face);
    const computeJaw = (landmarks: typeof woman): number =>
      createHead(landmarks!).at(0.6, 0.95).x / landmarks!.face;
    expect(computeJaw(man)).toBeGreaterThan(computeJaw(woman) * 1.1);
    expect(getHairOrDefault({ ...NO_APPEARANCE, presentation: 'mens' }).cut).toBe('side-part');
    expect(getHairOrDefault({ ...NO_APPEARANCE, presentation: 'any' }).cut).toBe('pixie');
    const top = createPieceIn('Tops', 't-shirt', { fit: ['second-skin'] });
    const listFolds = (presentation: Presentation): number =>
      drawWorn({
        measurements: {},
        garments: [top],
        appearance: { ...NO_APPEARANCE, presentation },
      }).svg.match(/opacity="/g)!.length;
    expect(listFolds('mens')).toBeLessThan(listFolds('womens'));
  });

  it('a belly is drawn if the user is pregnant, rounder with a larger waist', () => {
    const draw = (waist: number, expecting?: boolean): string =>
      drawWorn({
        measurements: { waist },
        garments: [
          createPieceIn('Tops', 't-shirt', { waist: ['tucked'] }),
          createPieceIn('Bottoms', 'straight-jeans'),
        ],
        stance: 'even',
        ...(expecting && { expecting }),
      }).svg;
    expect(wearFaults(draw(39, true))).toEqual([]);
    expect(removeIds(draw(39, true))).not.toBe(removeIds(draw(39)));
    const [early, late] = [34, 40].map((waist) => createBody({ waist }, { expecting: true }).landmarks.belly);
    expect(late!).toBeGreaterThan(early!);
    expect(createBody({ waist: 46 }).landmarks.belly).toBe(0);
  });

  it('a face has several expressions across outfits, unchanged by jewelry', () => {
    const drawFaceIn = (garments: readonly GarmentInput[]): string =>
      renderWorn(garments).split('<g clip-path="url(#id-face-clip)">')[1]!.split('<g fill=')[0]!;
    const tops = ['t-shirt', 'blouse', 'shirt', 'sweater', 'tank', 'polo', 'cardigan', 'camisole'].map(
      (type) => createPieceIn('Tops', type),
    );
    expect(new Set(tops.map((top) => drawFaceIn([top]))).size).toBeGreaterThanOrEqual(4);
    for (const top of tops)
      expect(drawFaceIn([top, createPieceIn('Jewelry', 'pearl-strand')])).toBe(drawFaceIn([top]));
  });

  it('a full body has a fuller face', () => {
    const computeJaw = (measurements: Partial<TapeMeasurements>): number => {
      const { landmarks } = createBody(measurements);
      return createHead(landmarks).at(0.85, 0.75).x / landmarks.face;
    };
    expect(computeJaw({ shoulders: 52, chest: 54, waist: 52, hips: 54 })).toBeGreaterThan(
      computeJaw({}) * 1.05,
    );
  });

  it('a small drawing of the darkest skin keeps contrast for eyes, lips, and highlights', async () => {
    const { svg, landmarks } = drawWorn({
      measurements: {},
      appearance: { skin: 'tone-6', hair: { cut: 'buzz', color: 'black' } },
      garments: [],
      small: true,
    });
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ height: 340 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = info.height / WORN_SHEET.height;
    const { crown, chin } = landmarks;
    const tones: number[] = [];
    for (let y = Math.round((crown.y + (chin.y - crown.y) * 0.35) * scale); y < chin.y * scale - 2; y += 1)
      for (let x = Math.round(crown.x * scale) - 5; x <= crown.x * scale + 4; x += 1)
        tones.push(data[(y * info.width + x) * info.channels]!);
    const skin = Number.parseInt(SKIN_HEX['tone-6'].slice(1, 3), 16);
    expect(tones.filter((tone) => tone > skin + 25).length).toBeGreaterThan(8);
    expect(tones.filter((tone) => tone < skin - 25).length).toBeGreaterThan(4);
  });

  it.each(HAIR_CUTS)('hair worn as %s lies flat under a hat', (cut) => {
    const hat = createPieceIn('Accessories', 'beanie');
    const appearance = { skin: 'tone-5', hair: { cut, color: listHairColors(cut)[0]! } } as const;
    const computeTop = (garments: readonly GarmentInput[]): number =>
      drawWorn({ measurements: {}, appearance, garments }).landmarks.top.y;
    expect(computeTop([hat])).toBe(
      drawWorn({
        measurements: {},
        appearance: { skin: 'tone-5', hair: { cut: 'buzz', color: 'black' } },
        garments: [hat],
      }).landmarks.top.y,
    );
  });

  it('drawPortrait shows each cut and the face, in less text than a whole figure', () => {
    const portraits = HAIR_CUTS.map((cut) =>
      drawPortrait({ skin: 'tone-2', hair: { cut, color: listHairColors(cut)[0]! } }),
    );
    expect(new Set(portraits).size).toBe(HAIR_CUTS.length);
    for (const svg of portraits) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg.length).toBeLessThan(LIMIT + 6_000);
    }
    expect(drawPortrait(NO_APPEARANCE, 'face')).not.toBe(drawPortrait(NO_APPEARANCE));
  });

  it('the same input gives the same output', () => {
    expect(drawHaired('curls')).toBe(drawHaired('curls'));
  });

  it('the tallest body keeps hair and hat on the sheet, even in the highest heels', () => {
    const tall = { headToChest: 24, chestToCrotch: 20, crotchToKnee: 18, kneeToFloor: 24 };
    const heels = createPieceIn('Shoes', 'pump', { shoes: ['slim-heel', 'platform'] });
    const hat = createPieceIn('Accessories', 'wide-brim-hat');
    const appearance = { skin: null, hair: { cut: 'curls', color: 'gray' } } as const;
    const tops = [[heels], [heels, hat]].map(
      (garments) => drawWorn({ measurements: tall, appearance, garments }).landmarks.top.y,
    );
    expect(tops[1]).toBeLessThan(tops[0]!);
    expect(Math.min(...tops)).toBeGreaterThan(2);
  });
});
