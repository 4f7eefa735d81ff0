import { OCCASIONS, SEASONS, type Context, type OutfitSlot } from '@figura/contracts';
import type { Look, LookBook, LookPart, Palette } from '../look-book';
import type { OutfitPiece } from '../piece';

const TYPES: Readonly<Record<OutfitSlot, string>> = {
  'one-piece': 'wrap-dress',
  top: 'shirt',
  mid: 'cardigan',
  bottom: 'straight-trousers',
  layer: 'wool-coat',
  legs: 'hosiery',
  shoes: 'loafer',
  bag: 'tote-bag',
  jewelry: 'necklace',
  accessory: 'scarf',
};

/** Clo. */
const WARMTH: Readonly<Partial<Record<OutfitSlot, number>>> = { shoes: 0.03, legs: 0.02, bag: 0, jewelry: 0 };

const KINDS: Readonly<Record<string, string>> = {
  'wrap-dress': 'dress',
  gown: 'dress',
  'fit-and-flare-dress': 'dress',
  'sheath-dress': 'dress',
  'straight-trousers': 'trousers',
  'wide-trousers': 'trousers',
  'straight-jeans': 'jeans',
  jeans: 'trousers',
  'full-skirt': 'skirt',
  'a-line-skirt': 'skirt',
  'pencil-skirt': 'skirt',
  loafer: 'shoe',
  pump: 'shoe',
  sneaker: 'shoe',
  boot: 'shoe',
  'ankle-boot': 'boot',
  'knee-boot': 'boot',
  'flat-sandal': 'sandal',
  sandal: 'shoe',
  'tote-bag': 'bag',
  'rain-coat': 'trench-coat',
  'wool-coat': 'coat',
};
export const findTestKind = (type: string): string | undefined => KINDS[type];

export interface PieceChanges extends Partial<Omit<OutfitPiece, 'garment' | 'wearing'>> {
  readonly type?: string;
  readonly attributes?: OutfitPiece['garment']['attributes'];
  readonly hex?: string | null;
  readonly color?: string;
  readonly warmth?: number;
  readonly formality?: number;
  readonly season?: OutfitPiece['wearing']['season'];
  readonly occasion?: OutfitPiece['wearing']['occasion'];
  readonly contexts?: readonly Context[];
}

export function createPiece(slot: OutfitSlot, id: string, changes: PieceChanges = {}): OutfitPiece {
  const {
    type = TYPES[slot],
    attributes = {},
    hex = '#1f2a44',
    color = 'Color',
    warmth = WARMTH[slot] ?? 0.2,
    formality = 2.5,
    ...rest
  } = changes;
  const { season = SEASONS, occasion = OCCASIONS, contexts = [], ...piece } = rest;
  return {
    slot,
    source: 'wardrobe',
    id,
    name: `Navy ${type} ${id}`,
    garment: { type, attributes, colors: hex === null ? [] : [{ name: color, hex }] },
    score: 0,
    wearing: { warmth, formality, season, occasion, contexts },
    ...piece,
  };
}

export function createPart(changes: Partial<LookPart> & Pick<LookPart, 'types'>): LookPart {
  return { not: [], must: {}, none: {}, plain: false, ...changes };
}

export function createLook(id: string, changes: Partial<Look> & Pick<Look, 'wear'>): Look {
  return {
    id,
    name: `The look ${id}`,
    for: ['womens'],
    occasion: ['everyday'],
    when: ['warm', 'mild', 'cold'],
    mood: ['classic'],
    line: 'trousers',
    level: 2.5,
    outer: 'casual',
    finish: 'casual',
    rank: 2,
    print: [],
    match: [],
    modest: false,
    worn: {},
    claims: [],
    why: 'It works.',
    ...changes,
  };
}

export function createPalette(changes: Partial<Palette> = {}): Palette {
  return {
    base: ['navy', 'black'],
    with: ['navy', 'black', 'white', 'ivory', 'camel'],
    accent: [],
    maxColored: 2,
    leather: ['navy', 'black', 'brown', 'white', 'tan'],
    mood: ['classic'],
    rank: 2,
    for: ['womens', 'mens'],
    evening: false,
    sport: false,
    fromPrint: false,
    ...changes,
  };
}

export function createLookBook(changes: Partial<LookBook> = {}): LookBook {
  return {
    parts: {
      shirt: createPart({ types: ['shirt'] }),
      trousers: createPart({ types: ['trousers'] }),
      skirt: createPart({ types: ['skirt'] }),
      dress: createPart({ types: ['dress'] }),
      coat: createPart({ types: ['wool-coat', 'trench-coat'] }),
      shoe: createPart({ types: ['shoe'] }),
      tights: createPart({ types: ['hosiery'], must: { accessories: ['opaque-tights'] } }),
      'tights-sheer': createPart({ types: ['hosiery'], must: { accessories: ['sheer-hosiery'] } }),
      bag: createPart({ types: ['bag'] }),
      necklace: createPart({ types: ['necklace'] }),
    },
    outer: { casual: { mild: ['coat'], cold: ['coat'] } },
    finish: { casual: { bag: ['bag'], jewelry: ['necklace'] } },
    looks: [
      createLook('shirt-trousers', {
        wear: { top: ['shirt'], bottom: ['trousers'], shoes: ['shoe'] },
        why: '{top} over {bottom}.',
      }),
      createLook('dress', { line: 'dress', wear: { 'one-piece': ['dress'], shoes: ['shoe'] } }),
    ],
    palettes: { navy: createPalette() },
    ...changes,
  };
}
