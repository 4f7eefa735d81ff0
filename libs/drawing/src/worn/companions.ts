import type { Presentation } from '@figura/contracts';
import { computeLightness } from '../garment/paint/colors';
import { hash, type GarmentInput } from '../garment/piece';

type Occasion = 'day' | 'office' | 'evening' | 'leisure';

type SetRole = 'top' | 'bottom' | 'shoes';

/** A shirt is worn under the garment. */
export type Role = 'shirt' | SetRole;

/** Colors are plain, so that the garment stands out. */
interface Companion extends Omit<GarmentInput, 'colors'> {
  hexes: readonly string[];
}

type CompanionSet = Readonly<Record<SetRole, readonly [Companion, ...Companion[]]>>;

const createCompanionMaker =
  (category: string) =>
  (type: string, attributes: GarmentInput['attributes'], ...hexes: string[]): Companion => ({
    category,
    type,
    attributes,
    hexes,
  });
const top = createCompanionMaker('Tops');
const bottom = createCompanionMaker('Bottoms');
const shoes = createCompanionMaker('Shoes');

const createTuckedAttributes = (fabric: string, more: GarmentInput['attributes']) => ({
  ...more,
  waist: ['tucked'],
  fabric: [fabric],
});
const cutLegs = (shape: string, length: string, fabric: string) => ({
  waist: ['high-rise'],
  leg: [shape, length],
  fabric: [fabric],
});
const cutSlimLegs = (fabric: string) => cutLegs('slim', 'ankle-length', fabric);
const LEATHER = { fabric: ['soft-leather'] };

const WARM_TOP = createTuckedAttributes('linen', { neckline: ['scoop'], fit: ['semi-fitted'] });
const COLD_TOP = createTuckedAttributes('fine-knit', { neckline: ['roll-neck'], fit: ['close'] });
const BLOUSE = createTuckedAttributes('crepe', { neckline: ['v-neck'], sleeveLength: ['short'] });
const SHIRT = createTuckedAttributes('crisp-cotton', { fit: ['semi-fitted'], sleeveLength: ['wrist'] });
const TEE = createTuckedAttributes('soft-cotton', { neckline: ['crew'], fit: ['semi-fitted'] });
const SLIP_SKIRT = { waist: ['high-rise'], length: ['mid-calf'], fabric: ['satin'] };

const SETS = {
  'warm-day': {
    top: [top('tank', WARM_TOP, '#f1ece0', '#35496b', '#b9653f', '#7d8f6c', '#d9a441')],
    bottom: [
      bottom(
        'tapered-trousers',
        cutLegs('tapered', 'ankle-length', 'linen'),
        '#e6dcc8',
        '#6f7d62',
        '#4a6079',
      ),
      bottom('culottes', cutLegs('culotte', 'cropped', 'linen'), '#d8cbb2', '#33455f', '#7c4a3a'),
    ],
    shoes: [
      shoes('flat-sandal', LEATHER, '#9c6a43', '#3b2b26'),
      shoes('ballet-flat', LEATHER, '#b58a63', '#2b2426', '#a23a3a'),
    ],
  },
  'cold-day': {
    top: [top('sweater', COLD_TOP, '#ebe2d2', '#38455e', '#7a4a35', '#8a2f3c', '#56694f')],
    bottom: [
      bottom('slim-jeans', cutSlimLegs('denim'), '#3a4f74', '#7e9fc0', '#2c3040'),
      bottom(
        'straight-trousers',
        cutLegs('straight', 'ankle-length', 'wool-suiting'),
        '#6b5343',
        '#2f3542',
        '#b9a98f',
      ),
    ],
    shoes: [
      shoes('ankle-boot', { shoes: ['block-heel'] }, '#5b3f31', '#2d2624', '#8c6a48'),
      shoes('loafer', { shoes: ['chunky-sole'] }, '#2b2422', '#5a2a2a'),
    ],
  },
  'warm-office': {
    top: [top('blouse', BLOUSE, '#f2ece3', '#8fa6bd', '#33425c', '#c98f86', '#4e6b5e')],
    bottom: [bottom('slim-trousers', cutSlimLegs('crepe'), '#2f3a52', '#d9cdb8', '#8a8177', '#5c2f3a')],
    shoes: [
      shoes('slingback', { shoes: ['pointed-toe', 'slim-heel'] }, '#c9a98a', '#2a2426'),
      shoes('pump', { shoes: ['block-heel'] }, '#2c2a33', '#b58a6d', '#7a3038'),
    ],
  },
  'cold-office': {
    top: [top('shirt', SHIRT, '#f4f1ea', '#b7c7d8', '#3a4660', '#d8b9b2')],
    bottom: [
      bottom('slim-trousers', cutSlimLegs('wool-suiting'), '#474b57', '#b3a58f', '#5c4a40'),
      bottom(
        'wide-trousers',
        cutLegs('wide', 'full-length', 'wool-suiting'),
        '#33384a',
        '#a79a88',
        '#5a4038',
      ),
    ],
    shoes: [shoes('loafer', LEATHER, '#4a2f27', '#2b2422'), shoes('oxford', LEATHER, '#6e4630', '#26211f')],
  },
  evening: {
    top: [
      top(
        'camisole',
        createTuckedAttributes('satin', { neckline: ['v-neck'] }),
        '#efe3d6',
        '#2b2a33',
        '#6d2f43',
        '#2f5548',
      ),
    ],
    bottom: [bottom('slip-skirt', SLIP_SKIRT, '#2d2b36', '#cdb79b', '#5e6a5c', '#7a3346')],
    shoes: [
      shoes('heeled-sandal', { shoes: ['slim-heel'] }, '#2a2426', '#c2a06c'),
      shoes('pump', { shoes: ['pointed-toe', 'slim-heel'] }, '#241f24', '#b9a08a', '#7d2537'),
    ],
  },
  leisure: {
    top: [top('t-shirt', TEE, '#f3f0e9', '#56657c', '#8d4f3c', '#c7a24b', '#62785f')],
    bottom: [
      bottom(
        'straight-jeans',
        cutLegs('straight', 'ankle-length', 'denim'),
        '#6b8bb0',
        '#3a4f74',
        '#d8d0c0',
        '#34343c',
      ),
    ],
    shoes: [shoes('sneaker', { shoes: ['lace-up'] }, '#f3f0ea', '#d9d2c6', '#4f6a86', '#a9503c', '#5d6f57')],
  },
} as const satisfies Readonly<Record<string, CompanionSet>>;

const POLO = top('polo', { fit: ['semi-fitted'] }, '#35496b', '#e9e2d4', '#5d6f57', '#8d4f3c');
const MENS_TEE = top('t-shirt', { neckline: ['crew'] }, '#f3f0e9', '#56657c', '#2f3036', '#62785f');
const KNIT = top('sweater', { fabric: ['fine-knit'] }, '#38455e', '#ebe2d2', '#7a4a35', '#56694f');
const OXFORD_SHIRT = top('shirt', SHIRT, '#f4f1ea', '#b7c7d8', '#3a4660');
const CHINOS = bottom('chinos', { waist: ['mid-rise'] }, '#b9a583', '#3c4654', '#5f6350');
const JEANS = bottom(
  'straight-jeans',
  { waist: ['mid-rise'], fabric: ['denim'] },
  '#3a4f74',
  '#6b8bb0',
  '#2c3040',
);
const WOOLS = bottom(
  'straight-trousers',
  { waist: ['mid-rise'], fabric: ['wool-suiting'] },
  '#33384a',
  '#5b5d63',
  '#a79a88',
);
const LOAFERS = shoes('loafer', LEATHER, '#4a2f27', '#2b2422');
const OXFORDS = shoes('oxford', LEATHER, '#26211f', '#6e4630');
const [SNEAKERS] = SETS.leisure.shoes;

const MENS_SETS: Readonly<Record<keyof typeof SETS, CompanionSet>> = {
  'warm-day': { top: [POLO, MENS_TEE], bottom: [CHINOS], shoes: [SNEAKERS, LOAFERS] },
  'cold-day': {
    top: [KNIT],
    bottom: [JEANS, CHINOS],
    shoes: [shoes('ankle-boot', LEATHER, '#5b3f31', '#2d2624')],
  },
  'warm-office': { top: [OXFORD_SHIRT], bottom: [WOOLS, CHINOS], shoes: [LOAFERS, OXFORDS] },
  'cold-office': { top: [OXFORD_SHIRT], bottom: [WOOLS], shoes: [OXFORDS] },
  evening: { top: [OXFORD_SHIRT], bottom: [WOOLS], shoes: [OXFORDS] },
  leisure: { top: [MENS_TEE], bottom: [JEANS], shoes: [SNEAKERS] },
};

const LEISURE =
  /^(hoodie|sweatshirt|joggers|leggings|sports-|windbreaker|fleece-jacket|rain-coat|parka|puffer|gilet|bomber|denim-jacket|t-shirt|cargo|baggy|shorts|dungaree|base-layer|maternity-leggings|playsuit|skort)/;
const OFFICE =
  /^(blazer|shirt$|shirt-dress|blouse|pencil-skirt|straight-skirt|straight-trousers|tapered-trousers|slim-trousers|sheath-dress|wool-coat|trench-coat|waistcoat|funnel-jacket|wide-trousers|polo)/;
const EVENING = /^(cocktail-dress|gown|wedding-dress|slip-dress|slip-skirt|bustier|corset|cape$)/;
const EVENING_FABRICS = ['satin', 'sequins', 'velvet', 'lace', 'chiffon', 'tulle', 'metallic', 'brocade'];

const WARM_FABRICS = ['linen', 'crisp-cotton', 'chiffon', 'viscose', 'soft-cotton', 'lace'];
const COLD_FABRICS = [
  'chunky-knit',
  'knit',
  'fine-knit',
  'tweed',
  'corduroy',
  'velvet',
  'coating-wool',
  'wool-suiting',
  'sweatshirt-fleece',
  'soft-leather',
  'stiff-leather',
  'suede',
  'fur',
  'quilted',
];
const WARM =
  /^(tank|camisole|shorts|playsuit|sports-shorts|slip-dress|kaftan|maxi-dress|culottes|capri|polo|linen)/;
const COLD = /^(sweater|cardigan|longline-cardigan|parka|puffer|hoodie|sweatshirt|wool-coat|cocoon-coat)/;

const has = ({ attributes }: GarmentInput, fabrics: readonly string[]): boolean =>
  ['fabric', 'texture'].some((name) => attributes[name]?.some((value) => fabrics.includes(value)));

function findOccasion(garment: GarmentInput): Occasion {
  const { type } = garment;
  if (EVENING.test(type) || (has(garment, EVENING_FABRICS) && !LEISURE.test(type))) return 'evening';
  if (LEISURE.test(type)) return 'leisure';
  return OFFICE.test(type) ? 'office' : 'day';
}

function isForWarmth(garment: GarmentInput): boolean {
  if (garment.category === 'Outerwear' || COLD.test(garment.type)) return false;
  if (WARM.test(garment.type) || has(garment, WARM_FABRICS)) return true;
  if (has(garment, COLD_FABRICS)) return false;
  return (
    garment.attributes['sleeveLength']?.includes('sleeveless') === true || computeSeed(garment) % 2 === 0
  );
}

function findCompanions(
  garment: GarmentInput,
  role: Role,
  presentation: Presentation = 'womens',
): CompanionSet[SetRole] {
  const sets: Readonly<Record<keyof typeof SETS, CompanionSet>> =
    presentation === 'womens' ? SETS : MENS_SETS;
  if (role === 'shirt') return sets['cold-office'].top;
  const occasion = findOccasion(garment);
  if (occasion === 'evening' || occasion === 'leisure') return sets[occasion][role];
  return sets[`${isForWarmth(garment) ? 'warm' : 'cold'}-${occasion}`][role];
}

/** Depends on type and color only, so that other values do not change the choice. */
const computeSeed = ({ type, colors }: GarmentInput): number =>
  parseInt(hash(`${type} ${colors[0]?.hex}`), 36) >>> 3;

const measureLightness = ({ colors }: GarmentInput): number =>
  colors[0]?.hex ? computeLightness(colors[0].hex) : 0.5;

/** Least difference in lightness, from 0 to 1. */
const CONTRAST = 0.22;

/** The color contrasts with the garment and all else that is worn. */
export function chooseCompanion(
  garment: GarmentInput,
  role: Role,
  beside: readonly GarmentInput[],
  presentation: Presentation,
): GarmentInput {
  const options = findCompanions(garment, role, presentation);
  const { hexes, ...companion } = options[(computeSeed(garment) >> 1) % options.length]!;
  const computeContrast = (hex: string): number =>
    Math.min(
      ...[garment, ...beside].map((other) => Math.abs(computeLightness(hex) - measureLightness(other))),
    );
  const clear = hexes.filter((hex) => computeContrast(hex) > CONTRAST);
  const hex =
    clear[(computeSeed(garment) >> 3) % clear.length] ??
    hexes.reduce((best, each) => (computeContrast(each) > computeContrast(best) ? each : best));
  return { ...companion, colors: [{ hex }] };
}

export function chooseOwnCompanion(
  garment: GarmentInput,
  role: Role,
  wardrobe: readonly GarmentInput[],
): GarmentInput | undefined {
  const [{ category, type }] = findCompanions(garment, role);
  const score = (piece: GarmentInput): number =>
    2 * Number(findOccasion(piece) === findOccasion(garment)) +
    Number(isForWarmth(piece) === isForWarmth(garment)) +
    Number(Math.abs(measureLightness(piece) - measureLightness(garment)) > CONTRAST);
  return wardrobe
    .filter((piece) => piece.category === category && !UNDRESSED.test(piece.type))
    .filter((piece) => role !== 'shirt' || piece.type === type)
    .reduce<GarmentInput | undefined>(
      (best, piece) => (best && score(best) >= score(piece) ? best : piece),
      undefined,
    );
}

const UNDRESSED = /^(bra|bralette|sports-bra|bikini|base-layer|shapewear|swimsuit)/;
