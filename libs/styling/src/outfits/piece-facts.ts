import {
  findUsualKind,
  USUAL_VALUES,
  withImpliedValues,
  type OutfitSlot,
  type Season,
  type Tone,
} from '@figura/contracts';
import type { FindKind, OutfitPiece } from './piece';
import { measureColorDistance, METAL_TONES, toTone, toOklch, type Oklch } from './tones';

export interface PieceFacts {
  readonly types: ReadonlySet<string>;
  /** Main color first; a middle gray without tone if unknown. */
  readonly colors: readonly (Oklch & { readonly tone: Tone | null })[];
  readonly tone: Tone | null;
  readonly lightness: number;
  readonly shade: 'light' | 'mid' | 'dark';
  readonly isPatterned: boolean;
  readonly isShiny: boolean;
  readonly isTied: boolean;
  readonly isHighRise: boolean;
  readonly isLowRise: boolean;
  readonly isShort: boolean;
  readonly isCropped: boolean;
  readonly isLong: boolean;
  readonly isWideLegged: boolean;
  readonly isNarrowLegged: boolean;
  readonly isFullSkirted: boolean;
  readonly isOversized: boolean;
  readonly hasFullSleeves: boolean;
  /** 0 (sleeveless) to 5 (wrist); null if not stated. */
  readonly sleeve: number | null;
  /** 0 (waist) to 7 (floor), knee 3; null if not stated. */
  readonly hem: number | null;
  readonly has: (attribute: string, ...values: readonly string[]) => boolean;
  readonly says: (attribute: string) => boolean;
  readonly getValues: (attribute: string) => readonly string[];
  readonly getUsualValues: (attribute: string) => readonly string[] | undefined;
  readonly is: (...types: readonly string[]) => boolean;
}

type DescribedGarment = OutfitPiece['garment'];

/** Levels of hems. */
export const HIP = 0.5;
export const ABOVE_KNEE = 2;
export const KNEE = 3;
export const BELOW_KNEE = 4;
export const MID_CALF = 5;
export const ANKLE = 6;
export const FLOOR = 7;
/** Levels of sleeves. */
export const ELBOW = 3;
export const THREE_QUARTER = 4;

const SLEEVES: Readonly<Record<string, number>> = {
  sleeveless: 0,
  cap: 1,
  short: 2,
  elbow: ELBOW,
  'rolled-forearm': THREE_QUARTER,
  'three-quarter': THREE_QUARTER,
  bracelet: 5,
  wrist: 5,
  'past-wrist': 5,
};
const HEMS: Readonly<Record<string, number>> = {
  crop: 0,
  'jacket-waist': 0,
  'jacket-hip': HIP,
  mini: 1,
  'above-knee': ABOVE_KNEE,
  'jacket-long': 2.5,
  'jacket-ankle': ANKLE,
  knee: KNEE,
  'below-knee': BELOW_KNEE,
  'high-low': 4,
  'mid-calf': MID_CALF,
  'asymmetric-hem': 5,
  ankle: ANKLE,
  maxi: ANKLE,
  floor: FLOOR,
};
export const USUAL_HEM = { coat: 2.5, mid: 0.5, lower: 4 } as const;

const HEX = /^#[0-9a-f]{6}$/i;
const KNOWN = new WeakMap<DescribedGarment, PieceFacts>();

export function describePiece({ garment }: Pick<OutfitPiece, 'garment'>, findKind: FindKind): PieceFacts {
  let facts = KNOWN.get(garment);
  if (!facts) KNOWN.set(garment, (facts = describeGarment(garment, findKind)));
  return facts;
}

function describeGarment(garment: DescribedGarment, findKind: FindKind): PieceFacts {
  const type = findUsualKind(garment.type);
  const types = new Set<string>();
  for (let kind: string | undefined = type; kind !== undefined; kind = findKind(kind)) types.add(kind);
  const is = (...sought: readonly string[]) => sought.some((each) => types.has(each));
  const metal = findMetal(garment, is);
  const { attributes: implied } = withImpliedValues(garment);
  const isSheen = metal !== null && is('ballet-flat', 'slingback', 'pump', 'sandal') && !implied['texture'];
  const attributes = isSheen ? { ...implied, texture: ['soft-sheen'] } : implied;
  const has = (attribute: string, ...values: readonly string[]) =>
    attributes[attribute]?.some((value) => values.includes(value)) === true;

  const isDenim =
    /denim|jeans/.test(type) || attributes['fabric']?.some((cloth) => cloth.includes('denim')) === true;
  const named = garment.colors.filter(({ hex }) => hex && HEX.test(hex));
  const colors = named.map(({ hex }) => ({ ...toOklch(hex!), tone: toTone(hex!, isDenim) as Tone | null }));
  if (colors.length === 0) colors.push({ L: 0.5, C: 0, H: 0, tone: isDenim ? 'denim' : null });
  const [main] = colors;
  const isTonal = has('pattern', 'tone-on-tone');
  const isUsuallyLong =
    !attributes['sleeveLength'] &&
    (has('neckline', 'roll-neck') || USUAL_VALUES.get(type)?.['sleeveLength']?.includes('wrist'));
  const hasPrint = (attributes['prints']?.length ?? 0) > 0 && !isTonal;
  return {
    types,
    colors,
    tone: metal ?? main!.tone,
    lightness: main!.L,
    shade: main!.L < 0.42 ? 'dark' : main!.L > 0.78 ? 'light' : 'mid',
    isPatterned: !is(...JEWELRY) && (hasPrint || (!is(...SMALL) && PATTERNS.some((at) => has(...at)))),
    isShiny: has('fabric', 'satin', 'velvet') || has('texture', 'sequins', 'high-shine'),
    isTied:
      has('waist', 'tie') ||
      is('wrap-top') ||
      has('accessories', 'wide-belt', 'contrast-belt', 'big-buckle', 'slim-tonal-belt'),
    isHighRise: has('waist', 'high-rise', 'paperbag', 'full-panel'),
    isLowRise: has('waist', 'low-rise'),
    isShort: has('length', 'crop', 'waist-length-top', 'jacket-waist') || has('style', 'cropped-top'),
    isCropped: has('length', 'crop') || has('style', 'cropped-top'),
    isLong: has('length', 'tunic-length', 'widest-hip-top'),
    isWideLegged: has('leg', 'wide', 'palazzo', 'flare', 'culotte', 'barrel', 'relaxed'),
    isNarrowLegged: has('leg', 'legging', 'skinny', 'slim'),
    isFullSkirted:
      has('style', 'full-skirt', 'bubble', 'tiered', 'fit-and-flare', 'a-line') ||
      is('pleated-skirt', 'full-skirt', 'tiered-skirt'),
    isOversized: has('fit', 'oversized', 'boxy'),
    hasFullSleeves: has('sleeves', ...FULL_SLEEVES),
    sleeve:
      findFirstInTable(attributes['sleeveLength'], SLEEVES) ?? (isUsuallyLong ? SLEEVES['wrist']! : null),
    hem: findFirstInTable(attributes['length'], HEMS),
    has,
    says: (attribute) => (attributes[attribute]?.length ?? 0) > 0,
    getValues: (attribute) => attributes[attribute] ?? [],
    getUsualValues: (attribute) => USUAL_VALUES.get(type)?.[attribute],
    is,
  };
}

const JEWELRY = ['necklace', 'earrings', 'bracelet', 'ring', 'brooch'] as const;
const SMALL = ['bag', 'hat', 'scarf', 'hosiery', 'belt'] as const;
const FULL_SLEEVES = [
  'balloon',
  'bishop',
  'puff',
  'leg-of-mutton',
  'dolman',
  'bell',
  'flutter',
  'flounced-cuff',
  'drop-shoulder',
] as const;

const PATTERNS: readonly (readonly [attribute: string, ...values: string[]])[] = [
  [
    'pattern',
    'patterned-top',
    'patterned-bottom',
    'patterned-shoe',
    'block-horizontal',
    'block-vertical',
    'yoke-pattern',
    'side-panels',
    'hem-border',
    'center-panel',
    'darkening-down',
  ],
  ['texture', 'sequins'],
];

function findMetal({ colors }: DescribedGarment, is: PieceFacts['is']): Tone | null {
  if (!is('shoe', 'bag', ...JEWELRY)) return null;
  const name = is('shoe', 'bag') ? (colors[0]?.name ?? '') : colors.map((color) => color.name).join(' ');
  if (/gold|brass|gilt/i.test(name)) return 'gold';
  return /silver|pewter|steel|crystal/i.test(name) ? 'silver' : null;
}

function findFirstInTable(
  values: readonly string[] | undefined,
  table: Readonly<Record<string, number>>,
): number | null {
  for (const value of values ?? []) if (Object.hasOwn(table, value)) return table[value]!;
  return null;
}

/** Also a maternity top, unless of another cloth. */
export const isWhite = ({ tone }: Pick<PieceFacts, 'tone'>): boolean => tone === 'white' || tone === 'ivory';

export const isMetallic = ({ tone }: Pick<PieceFacts, 'tone'>): boolean =>
  tone !== null && METAL_TONES.has(tone);

export const isTee = (facts: PieceFacts) =>
  (facts.is('t-shirt') && !facts.has('neckline', 'roll-neck', 'mock-neck')) ||
  (facts.is('maternity-top', 'tank') && facts.has('fabric', 'thin-jersey')) ||
  (facts.is('maternity-top') && !facts.says('fabric'));

/** OKLab distance. */
const ONE_COLOR = 0.08;

export const areOneColor = (a: PieceFacts, b: PieceFacts): boolean =>
  a.tone !== null && a.tone === b.tone && measureColorDistance(a.colors[0]!, b.colors[0]!) < ONE_COLOR;

export const CLOTHES: readonly OutfitSlot[] = ['one-piece', 'top', 'bottom'];

export const LARGE_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>([
  'one-piece',
  'top',
  'bottom',
  'mid',
  'layer',
]);

export function isWornIn(seasons: readonly Season[] | null, worn: readonly Season[]): boolean {
  return !seasons || worn.length === 0 || worn.some((season) => seasons.includes(season));
}

export function isOnlyIn(seasons: readonly Season[] | null, season: Season): boolean {
  return seasons?.every((each) => each === season) === true;
}
