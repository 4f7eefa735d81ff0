import { compileLookBook } from './compile-look-book';
import { composeOutfits } from './compose';
import type { LookBook } from './look-book';
import type { OutfitPiece } from './piece';
import type { OutfitQuestion } from './question';
import { createLook, createLookBook, createPart, createPiece, findTestKind } from './testing/create-piece';

const NAVY = '#27304a';
const BLACK = '#1f2024';
const IVORY = '#f3ecde';

function wear(
  pieces: readonly OutfitPiece[],
  question: Partial<OutfitQuestion>,
  changes: Partial<LookBook> = {},
): Partial<Record<string, string>> {
  const lookBook = compileLookBook(createLookBook(changes), findTestKind);
  const { outfits } = composeOutfits(
    lookBook,
    { occasion: 'everyday', season: 'winter', count: 1, ...question },
    pieces,
    null,
  );
  return Object.fromEntries(outfits[0]!.pieces.map(({ slot, id }) => [slot, id]));
}

const coat = createPiece('layer', 'coat', {
  hex: '#b98f60',
  warmth: 0.6,
  attributes: { length: ['mid-calf'] },
});
const dress = createPiece('one-piece', 'dress', {
  warmth: 0.4,
  attributes: { length: ['knee'], sleeveLength: ['wrist'] },
});

it.each([
  ['navy', NAVY],
  ['black', BLACK],
])('tights are %s if the shoes are, whatever their order in the list', (name, hex) => {
  const legs = (['black', 'navy'] as const).map((id) =>
    createPiece('legs', id, {
      hex: id === 'navy' ? NAVY : BLACK,
      attributes: { accessories: ['opaque-tights'] },
      warmth: 0.04,
    }),
  );
  const shoes = createPiece('shoes', 'pump', { type: 'pump', hex });
  expect(wear([dress, coat, shoes, ...legs], {}).legs).toBe(name);
  expect(wear([dress, coat, shoes, ...legs.reverse()], {}).legs).toBe(name);
});

it('dark shoes with tights are preferred over bare calves with pale loafers in fall', () => {
  const shoes = (['pale', 'dark'] as const).map((id) =>
    createPiece('shoes', id, { hex: id === 'pale' ? IVORY : BLACK, score: id === 'pale' ? 1 : 0 }),
  );
  const midi = createPiece('one-piece', 'midi', {
    hex: BLACK,
    warmth: 0.5,
    attributes: { length: ['mid-calf'], sleeveLength: ['wrist'] },
  });
  const tights = createPiece('legs', 'tights', {
    hex: BLACK,
    attributes: { accessories: ['opaque-tights'] },
    warmth: 0.04,
  });
  const looks = [
    createLook('dress', {
      occasion: ['work'],
      line: 'dress',
      wear: { 'one-piece': ['dress'], shoes: ['shoe'] },
    }),
  ];
  const worn = wear([midi, coat, tights, ...shoes], { occasion: 'work', season: 'fall' }, { looks });
  expect([worn.shoes, worn.legs]).toEqual(['dark', 'tights']);
});

it('a seated client wears a layer from fall on, with her shirt tucked in', () => {
  const seated = { occasion: 'work', season: 'fall', lifeStates: [{ state: 'seated' }] } as const;
  const shirt = createPiece('top', 'shirt', { hex: IVORY, attributes: { fit: ['oversized'] } });
  const trousers = createPiece('bottom', 'trousers', { hex: NAVY });
  const knit = createPiece('mid', 'knit', { hex: NAVY, type: 'sweater' });
  const shoes = createPiece('shoes', 'loafer', { hex: NAVY });
  const book = createLookBook();
  const looks = [
    createLook('knit', {
      occasion: ['work'],
      wear: { top: ['shirt'], mid: ['knit'], bottom: ['trousers'], shoes: ['shoe'] },
    }),
  ];
  const parts = { ...book.parts, knit: createPart({ types: ['sweater'] }) };
  const { outfits } = composeOutfits(
    compileLookBook(createLookBook({ looks, parts }), findTestKind),
    { ...seated, count: 1 },
    [shirt, trousers, knit, shoes, coat],
    null,
  );
  expect(outfits[0]!.pieces.map(({ slot }) => slot)).toContain('layer');
  expect(outfits[0]!.pieces.find(({ slot }) => slot === 'top')?.worn).toContain('tucked');
});

it('an evening outfit gets an evening bag, whatever the look has by day', () => {
  const book = createLookBook();
  const changes = {
    parts: { ...book.parts, evening: createPart({ types: ['clutch-bag'] }) },
    finish: { ...book.finish, party: { bag: ['evening'], jewelry: [] } },
    outer: { casual: {} },
    looks: [
      createLook('both', {
        occasion: ['everyday', 'evening'],
        line: 'dress',
        wear: { 'one-piece': ['dress'], shoes: ['shoe'] },
      }),
    ],
  };
  const pieces = [
    createPiece('one-piece', 'dress', { warmth: 0.3 }),
    createPiece('shoes', 'pump', { type: 'pump' }),
    createPiece('bag', 'tote', { score: 1 }),
    createPiece('bag', 'clutch', { type: 'clutch-bag' }),
  ];
  expect(wear(pieces, { occasion: 'everyday', season: 'summer' }, changes).bag).toBe('tote');
  expect(wear(pieces, { occasion: 'evening', season: 'summer' }, changes).bag).toBe('clutch');
});

it('a coat that covers the hem is preferred over one that shows a full skirt below', () => {
  const short = createPiece('layer', 'short', {
    hex: '#b98f60',
    warmth: 0.6,
    attributes: { length: ['jacket-long'] },
    score: 0.1,
  });
  const full = createPiece('one-piece', 'full', {
    warmth: 0.4,
    attributes: { length: ['below-knee'], style: ['a-line'], sleeveLength: ['wrist'] },
  });
  const shoes = createPiece('shoes', 'pump', { type: 'pump', hex: BLACK });
  const legs = createPiece('legs', 'legs', { hex: BLACK, attributes: { accessories: ['opaque-tights'] } });
  expect(wear([full, short, coat, shoes, legs], {}).layer).toBe('coat');
});

it('a coat over a pregnant belly is closed in the cold', () => {
  const pregnant = { lifeStates: [{ state: 'pregnant' }], contexts: ['maternity'] } as const;
  const maternity = { contexts: ['maternity'] } as const;
  const top = createPiece('top', 'top', {
    hex: IVORY,
    warmth: 0.4,
    ...maternity,
    attributes: { fabric: ['fine-knit'] },
  });
  const trousers = createPiece('bottom', 'trousers', maternity);
  const boots = createPiece('shoes', 'boots', { type: 'ankle-boot', hex: BLACK });
  const compose = (celsius: number) =>
    composeOutfits(
      compileLookBook(createLookBook(), findTestKind),
      { occasion: 'everyday', weather: { celsius }, count: 1, ...pregnant },
      [top, trousers, coat, boots],
      null,
    ).outfits[0]!.pieces.find(({ slot }) => slot === 'layer')?.worn;
  expect(compose(2)).toEqual(['buttoned']);
  expect(compose(10)).toEqual(['open']);
});

it('an outfit with something light is preferred over one that is dark from head to toe', () => {
  const trousers = createPiece('bottom', 'trousers', { hex: NAVY });
  const shoes = createPiece('shoes', 'loafer', { hex: NAVY });
  const attributes = { sleeveLength: ['wrist'], fabric: ['fine-knit'] };
  const dark = createPiece('top', 'dark', { hex: NAVY, score: 0.1, attributes });
  const light = createPiece('top', 'light', { hex: IVORY, attributes });
  const navyCoat = createPiece('layer', 'navy', { hex: NAVY, warmth: 0.6 });
  expect(wear([dark, light, trousers, shoes, navyCoat], {}).top).toBe('light');
});

it('shirts are tucked into skirts, and nothing into leggings', () => {
  const shoes = createPiece('shoes', 'shoes');
  const attributes = { sleeveLength: ['short'] };
  const findWorn = (type: string, bottomType: string) => {
    const top = createPiece('top', 'top', { type, hex: IVORY, attributes });
    const bottom = createPiece('bottom', 'bottom', { type: bottomType });
    const kinds = { types: [bottomType, 'leggings', 'pencil-skirt'] };
    const parts = {
      ...createLookBook().parts,
      shirt: createPart({ types: [type] }),
      trousers: createPart(kinds),
    };
    return composeOutfits(
      compileLookBook(createLookBook({ parts }), findTestKind),
      { occasion: 'everyday', season: 'summer', count: 1 },
      [top, bottom, shoes],
      null,
    ).outfits[0]!.pieces.find(({ slot }) => slot === 'top')?.worn;
  };
  expect(findWorn('shirt', 'pencil-skirt')).toContain('tucked');
  expect(findWorn('shirt', 'leggings') ?? []).not.toContain('tucked');
});

describe('a full middle', () => {
  const features = [{ key: 'waist:thick', strength: 1, choice: 'balance' }] as const;
  const top = createPiece('top', 'top', { hex: IVORY, attributes: { sleeveLength: ['short'] } });
  const trousers = createPiece('bottom', 'trousers', {
    type: 'wide-trousers',
    attributes: { leg: ['wide'] },
  });
  const knit = createPiece('top', 'knit', { type: 'sweater', attributes: { fabric: ['fine-knit'] } });
  const boots = createPiece('shoes', 'boots', { type: 'ankle-boot' });
  const book = createLookBook();
  const parts = {
    ...book.parts,
    shirt: createPart({ types: ['shirt', 'sweater'] }),
    trousers: createPart({ types: ['wide-trousers'] }),
  };
  const findWorn = (pieces: readonly OutfitPiece[], slot: string, question: Partial<OutfitQuestion>) =>
    composeOutfits(
      compileLookBook(createLookBook({ parts }), findTestKind),
      { occasion: 'everyday', season: 'summer', count: 1, ...question },
      pieces,
      null,
    ).outfits[0]!.pieces.find((piece) => piece.slot === slot)?.worn;

  it('has tops over trousers, not in them', () => {
    const pieces = [top, trousers, createPiece('shoes', 'shoes')];
    expect(findWorn(pieces, 'top', {})).toContain('tucked');
    expect(findWorn(pieces, 'top', { features }) ?? []).not.toContain('tucked');
  });

  it('has wrap coats open in the cold', () => {
    const wrap = createPiece('layer', 'wrap', { hex: NAVY, warmth: 0.6, attributes: { waist: ['tie'] } });
    const pieces = [knit, trousers, wrap, boots];
    expect(findWorn(pieces, 'layer', { season: 'winter' }) ?? []).not.toContain('open');
    expect(findWorn(pieces, 'layer', { season: 'winter', features })).toContain('open');
  });
});

it('bare arms get a stole at night, a white one over color', () => {
  const book = createLookBook();
  const stole = createPiece('accessory', 'stole', { type: 'shawl', hex: IVORY });
  const changes = {
    parts: { ...book.parts, stole: createPart({ types: ['shawl'] }) },
    finish: { ...book.finish, party: { bag: [], jewelry: [], accessory: ['stole'] } },
    outer: { casual: {} },
    looks: [
      createLook('night', {
        occasion: ['evening'],
        line: 'dress',
        wear: { 'one-piece': ['dress'], shoes: ['shoe'] },
      }),
    ],
  };
  const wearWith = (sleeveLength: string, hex: string, person: string) =>
    wear(
      [
        createPiece('one-piece', 'dress', { warmth: 0.3, hex, attributes: { sleeveLength: [sleeveLength] } }),
        createPiece('shoes', 'pump', { type: 'pump' }),
        stole,
      ],
      { occasion: 'evening', season: 'summer', person },
      changes,
    ).accessory;
  const people = ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa', 'Fay', 'Gigi', 'Hedy'];
  expect(people.map((person) => wearWith('sleeveless', NAVY, person))).toContain('stole');
  expect(people.map((person) => wearWith('sleeveless', IVORY, person))).not.toContain('stole');
  expect(people.map((person) => wearWith('elbow', NAVY, person))).not.toContain('stole');
});
