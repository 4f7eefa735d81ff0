import { compileLookBook } from '../compile-look-book';
import { composeOwnFirst } from './compose-own-first';
import { createWearable, findMissing } from '../find-missing';
import type { Look } from '../look-book';
import type { OutfitPiece } from '../piece';
import type { OutfitQuestion } from '../question';
import {
  createLook,
  createLookBook,
  createPalette,
  createPart,
  createPiece,
  findTestKind,
} from '../testing/create-piece';

const RAIN = { celsius: 10, rain: true };
const IVORY = '#f3ecde';
const BLACK = '#1f2024';
const DARK = { hex: BLACK } as const;

const book = createLookBook();
const lookBook = compileLookBook(
  createLookBook({
    parts: { ...book.parts, rain: createPart({ types: ['rain-coat'] }) },
    palettes: {
      navy: createPalette({
        with: ['navy', 'black', 'ivory', 'camel', 'red'],
        leather: ['black', 'burgundy'],
      }),
    },
    outer: { ...book.outer, rain: { mild: ['rain'], cold: ['rain'] } },
    looks: [
      ...book.looks,
      createLook('suit', { for: ['mens'], occasion: ['celebration'], level: 3, wear: { shoes: ['shoe'] } }),
    ],
  }),
  findTestKind,
);
const sweater = createPiece('top', 'sweater', {
  hex: IVORY,
  warmth: 0.4,
  attributes: { fabric: ['fine-knit'] },
});
const trousers = createPiece('bottom', 'trousers');
const woolCoat = createPiece('layer', 'wool', { warmth: 0.6 });
const boots = createPiece('shoes', 'boots', { type: 'ankle-boot', hex: BLACK });
const sell = (slot: OutfitPiece['slot'], id: string, changes: Parameters<typeof createPiece>[2] = {}) =>
  createPiece(slot, id, { source: 'catalog', ...changes });

function dress(
  owned: readonly OutfitPiece[],
  fillers: readonly OutfitPiece[],
  asked: Partial<OutfitQuestion>,
) {
  const question = { occasion: 'everyday', count: 1, ...asked } as const;
  const { outfits } = composeOwnFirst(lookBook, question, { owned, fillers, others: null }, null, new Set());
  return outfits.map(({ pieces }) => pieces.map(({ id }) => id));
}

it('adds a raincoat if the user owns only wool', () => {
  const raincoat = sell('layer', 'raincoat', { type: 'rain-coat', warmth: 0.4 });
  expect(dress([sweater, trousers, woolCoat, boots], [raincoat], { weather: RAIN })[0]).toContain('raincoat');
  expect(dress([sweater, trousers, woolCoat, boots], [raincoat], { weather: { celsius: 4 } })[0]).toContain(
    'wool',
  );
});

it('reports a missing coat in the rain if the user owns only wool', () => {
  const question = { occasion: 'everyday', count: 1, weather: RAIN } as const;
  expect(findMissing(lookBook, question, [sweater, trousers, woolCoat, boots])).toEqual(['layer']);
});

it('adds a sweater rather than boots if the user owns boots', () => {
  const burgundy = createPiece('shoes', 'burgundy', { type: 'ankle-boot', hex: '#5b2333' });
  const red = {
    ...sweater,
    id: 'red',
    garment: { ...sweater.garment, colors: [{ name: 'Red', hex: '#c0202a' }] },
  };
  const bought = [
    sell('shoes', 'boots', { type: 'ankle-boot', hex: BLACK }),
    { ...sweater, source: 'catalog' } as const,
  ];
  expect(dress([red, trousers, woolCoat, burgundy], bought, { weather: { celsius: 4 } })[0]).toEqual(
    expect.arrayContaining(['sweater', 'burgundy']),
  );
});

it('adds a second sweater if that makes another outfit', () => {
  const colors = [{ name: 'Camel', hex: '#b98f60' }];
  const camel = {
    ...sweater,
    id: 'camel',
    source: 'catalog',
    garment: { ...sweater.garment, colors },
  } as const;
  const question = { weather: { celsius: 4 }, count: 2 };
  const found = dress([sweater, trousers, woolCoat, boots], [camel], question);
  expect(found.map(([top]) => top)).toEqual(['sweater', 'camel']);
});

it('never adds a sweater in the color of an owned one', () => {
  const cheaper = { ...sweater, id: 'again', source: 'catalog', score: 1 } as const;
  const question = { weather: { celsius: 4 }, count: 2 };
  expect(dress([sweater, trousers, woolCoat, boots], [cheaper], question)).toHaveLength(1);
});

it('never adds trousers in the color of owned ones', () => {
  const again = sell('bottom', 'again', { score: 1 });
  const camel = sell('bottom', 'camel', { hex: '#b98f60' });
  const owned = [sweater, trousers, woolCoat, boots];
  const question = { weather: { celsius: 4 }, count: 2 };
  expect(dress(owned, [again], question)).toHaveLength(1);
  expect(dress(owned, [again, camel], question)[1]).toContain('camel');
});

it('wears assumed tights beside the one bought piece', () => {
  const worn = createPiece('one-piece', 'dress', {
    ...DARK,
    warmth: 0.5,
    attributes: { length: ['below-knee'], sleeveLength: ['wrist'] },
  });
  const coat = createPiece('layer', 'coat', {
    hex: '#b98f60',
    warmth: 0.6,
    attributes: { length: ['mid-calf'] },
  });
  const tights = sell('legs', 'tights', { ...DARK, attributes: { accessories: ['opaque-tights'] } });
  const bought = sell('shoes', 'boots', { type: 'ankle-boot', hex: BLACK });
  expect(dress([worn, coat, tights], [bought], { season: 'winter' })[0]).toEqual(
    expect.arrayContaining(['tights', 'boots']),
  );
});

it('for a formal evening reports a gown rather than a top and trousers', () => {
  const question = { occasion: 'formal', count: 1, season: 'summer' } as const;
  expect(findMissing(lookBook, question, [])).toEqual(['one-piece', 'shoes']);
  expect(findMissing(lookBook, { ...question, presentation: 'mens' }, [])).toEqual(['mid', 'top', 'shoes']);
});

describe('for a man at black tie', () => {
  const wear: Look['wear'] = { mid: ['blazer'], top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] };
  const formal = compileLookBook(
    createLookBook({
      parts: { ...book.parts, blazer: createPart({ types: ['blazer'] }) },
      looks: [createLook('suit', { for: ['mens'], occasion: ['formal'], wear, match: ['mid', 'bottom'] })],
    }),
    findTestKind,
  );
  const cloth = { attributes: { fabric: ['wool-suiting'] } };
  const jacket = createPiece('layer', 'jacket', { ...cloth, type: 'blazer', formality: 3 });
  const half = createPiece('bottom', 'half', cloth);
  const gray = createPiece('bottom', 'gray', { ...cloth, hex: '#8a8a8a' });
  const shirt = createPiece('top', 'white', { hex: '#ffffff' });
  const shoes = createPiece('shoes', 'pumps', { hex: '#0b0b0b', type: 'pump', formality: 4 });
  const dressIn = (...owned: readonly OutfitPiece[]) => {
    const question = { occasion: 'formal', count: 3, season: 'summer', presentation: 'mens' } as const;
    return composeOwnFirst(formal, question, { owned, fillers: [], others: null }, null, new Set());
  };

  it('misses nothing if a jacket and trousers of one tone are owned', () => {
    expect(dressIn(jacket, half, shirt, shoes)).toMatchObject({ outfits: [{}], missing: [] });
  });

  it('misses a suit, shows no outfit and names what fits, without a jacket or trousers of its tone', () => {
    for (const owned of [
      [half, shirt, shoes],
      [jacket, trousers, gray, shirt, shoes],
    ])
      expect(dressIn(...owned)).toMatchObject({
        outfits: [],
        missing: ['mid'],
        fitting: ['wardrobe:white', 'wardrobe:pumps'],
      });
  });
});

it('allows laced shoes with a summer suit', () => {
  const oxford = createPiece('shoes', 'derby', { type: 'oxford', formality: 3, hex: BLACK });
  const question = { count: 1, season: 'summer', presentation: 'mens' } as const;
  expect(createWearable(lookBook, { ...question, occasion: 'celebration' })(oxford)).toBe(true);
  expect(createWearable(lookBook, { ...question, occasion: 'weekend' })(oxford)).toBe(false);
});
