import type { GarmentInput } from '../garment/piece';

/**
 * What a way of wearing things looks like: the garments that show it, from the values that the item carries. The item's
 * first color is that of the garment which the way is about, its second that of what is worn with it.
 */
export function styledOutfit(item: GarmentInput): GarmentInput[] {
  const ways: Readonly<Record<string, (way: Way) => GarmentInput[]>> = {
    tuck,
    layering,
    belting,
    'sleeve-roll': sleeveRoll,
    'hem-cuff': hemCuff,
    'color-column': colorColumn,
    'scarf-tie': scarfTie,
  };
  return Object.hasOwn(ways, item.type) ? ways[item.type]!(wayOf(item)) : [];
}

type Attributes = Readonly<Record<string, readonly string[]>>;

/** An item of styling, as it is asked about. */
interface Way {
  has(attribute: string, value: string): boolean;
  /** The item's own values of some attributes. */
  of(...attributes: string[]): Attributes;
  first: string;
  second: string;
}

const NEUTRAL = '#3c3d42';
const PALE = '#ece5d8';

function wayOf({ attributes, colors }: GarmentInput): Way {
  return {
    has: (attribute, value) => (attributes[attribute] ?? []).includes(value),
    of: (...names) =>
      Object.fromEntries(names.flatMap((name) => (attributes[name] ? [[name, attributes[name]]] : []))),
    first: colors[0]?.hex ?? PALE,
    second: colors[1]?.hex ?? colors[0]?.hex ?? NEUTRAL,
  };
}

const garment = (
  category: string,
  type: string,
  attributes: Attributes,
  ...hexes: string[]
): GarmentInput => ({
  category,
  type,
  attributes,
  colors: hexes.map((hex) => ({ hex })),
});

const isDenim = ({ has }: Way): boolean => has('fabric', 'firm-denim') || has('fabric', 'stretch-denim');

/** Trousers, jeans or a skirt with the item's own leg and rise. */
function lower(way: Way, hex: string, more: Attributes = {}): GarmentInput {
  if (way.has('style', 'full-skirt'))
    return garment(
      'Bottoms',
      'full-skirt',
      { waist: ['high-rise'], ...way.of('length', 'prints'), ...more },
      hex,
    );
  const denim = isDenim(way);
  const attributes = { ...way.of('leg', 'waist'), ...(denim ? { fabric: ['firm-denim'] } : {}), ...more };
  return garment('Bottoms', denim ? 'straight-jeans' : 'straight-trousers', attributes, hex);
}

function tuck(way: Way): GarmentInput[] {
  const shirt = way.has('neckline', 'open-shirt-collar') || way.has('line', 'front-placket');
  const top = garment(
    'Tops',
    shirt ? 'shirt' : 't-shirt',
    {
      sleeveLength: ['wrist'],
      length: ['high-hip-top'],
      ...way.of('neckline', 'length', 'fit', 'waist', 'line'),
      ...(isDenim(way) || way.has('style', 'full-skirt') ? {} : way.of('fabric')),
    },
    way.first,
  );
  const knotted = way.has('waist', 'untucked') && way.has('line', 'waist-edge');
  const worn = knotted
    ? { ...top, attributes: { ...top.attributes, length: ['waist-length-top'], waist: ['tie'] } }
    : top;
  return [worn, lower(way, way.second)];
}

function layering(way: Way): GarmentInput[] {
  const trousers = garment('Bottoms', 'straight-trousers', way.of('leg'), way.second);
  const shell = garment('Tops', 'tank', { ...way.of('neckline'), waist: ['tucked'] }, way.second);
  if (way.has('accessories', 'shawl'))
    return [
      garment(
        'One-Piece',
        'sheath-dress',
        { neckline: ['strapless'], length: ['floor'], fabric: ['crepe'] },
        way.second,
      ),
      garment('Accessories', 'shawl', way.of('fabric', 'texture'), way.first),
    ];
  if (way.has('style', 'cropped-top'))
    return [
      garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      garment('Tops', 'shirt', { fabric: ['crisp-cotton'] }, way.second),
      garment(
        'Tops',
        'sweater',
        { length: ['waist-length-top'], fabric: ['chunky-knit'], neckline: ['crew'] },
        way.first,
      ),
    ];
  if (way.has('neckline', 'roll-neck'))
    return [
      garment(
        'Tops',
        'sweater',
        { neckline: ['roll-neck'], fit: ['second-skin'], waist: ['tucked'], fabric: ['fine-knit'] },
        way.second,
      ),
      garment(
        'One-Piece',
        'slip-dress',
        { ...way.of('length', 'texture'), neckline: ['v-neck'], fabric: ['satin'] },
        way.first,
      ),
    ];
  if (way.has('sleeves', 'bishop'))
    return [
      garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
      garment(
        'Tops',
        'blouse',
        { ...way.of('sleeves', 'sleeveLength', 'neckline'), waist: ['tucked'], fabric: ['viscose'] },
        way.second,
      ),
      garment('Outerwear', 'waistcoat', { fabric: ['wool-suiting'] }, way.first),
    ];
  const cardigan = way.has('style', 'longline-cardigan');
  const outer = garment(
    'Outerwear',
    cardigan ? 'longline-cardigan' : 'blazer',
    { ...way.of('length', 'fit', 'fabric'), line: ['open-front'] },
    way.first,
  );
  return [trousers, shell, outer];
}

function belting(way: Way): GarmentInput[] {
  const dress = (type: string): GarmentInput =>
    garment('One-Piece', type, way.of('neckline', 'length', 'fit', 'fabric', 'line'), way.first);
  const worn = way.has('neckline', 'shawl-collar')
    ? garment(
        'Outerwear',
        'wool-coat',
        { ...way.of('neckline', 'length', 'fabric'), fit: ['semi-fitted'] },
        way.first,
      )
    : way.has('neckline', 'open-shirt-collar')
      ? dress('shirt-dress')
      : way.has('waist', 'raised-seam') || way.has('style', 'empire')
        ? dress('empire-dress')
        : way.has('style', 'sheath')
          ? dress('knit-dress')
          : dress('shift-dress');
  const belt = garment(
    'Accessories',
    way.has('accessories', 'wide-belt') ? 'wide-belt' : 'belt',
    way.of('accessories', 'jewelry', 'waist'),
    way.second,
  );
  return [worn, belt];
}

function sleeveRoll(way: Way): GarmentInput[] {
  const attributes = {
    sleeves: ['straight-easy'],
    ...way.of('sleeves', 'sleeveLength', 'fabric', 'texture', 'fit', 'neckline'),
    waist: ['tucked'],
  };
  const trousers = garment('Bottoms', 'straight-trousers', { waist: ['high-rise'] }, NEUTRAL);
  const bangles = way.has('jewelry', 'slim-bangles')
    ? [garment('Jewelry', 'bangles', { jewelry: ['slim-bangles'] }, '#c9a45c')]
    : [];
  if (way.has('style', 'blazer-single-breasted'))
    return [
      trousers,
      garment('Tops', 'tank', { waist: ['tucked'] }, PALE),
      garment(
        'Outerwear',
        'blazer',
        { ...way.of('sleeveLength', 'fabric'), sleeves: ['buttoned-cuff'] },
        way.first,
        way.second,
      ),
    ];
  const short = way.has('sleeveLength', 'short');
  return [
    trousers,
    garment('Tops', short ? 't-shirt' : 'shirt', attributes, way.first, way.second),
    ...bangles,
  ];
}

const hemCuff = (way: Way): GarmentInput[] => [
  garment('Tops', 't-shirt', { waist: ['tucked'] }, PALE),
  garment(
    'Bottoms',
    isDenim(way) ? 'straight-jeans' : 'straight-trousers',
    way.of('leg', 'waist', 'fabric', 'line', 'fit'),
    way.first,
  ),
  garment(
    'Shoes',
    way.has('shoes', 'pointed-toe') ? 'pump' : 'loafer',
    way.of('shoes'),
    way.has('color', 'trouser-tone-shoe') ? way.first : '#3a2b28',
  ),
];

function colorColumn(way: Way): GarmentInput[] {
  const shoes = garment(
    'Shoes',
    'pump',
    {},
    way.has('color', 'one-color') || way.has('color', 'tonal') ? way.second : '#2b2326',
  );
  if (way.has('style', 'sheath'))
    return [
      garment(
        'One-Piece',
        'sheath-dress',
        way.of('length', 'fit', 'fabric', way.has('color', 'dark-sides') ? 'color' : 'pattern'),
        way.first,
        way.second,
      ),
      shoes,
    ];
  const top = garment(
    'Tops',
    't-shirt',
    {
      sleeveLength: ['wrist'],
      ...way.of('neckline', 'pattern'),
      ...(way.has('waist', 'tucked') || way.has('style', 'a-line') ? { waist: ['tucked'] } : {}),
    },
    way.first,
  );
  const below = way.has('color', 'one-color') ? way.first : way.second;
  if (way.has('style', 'a-line'))
    return [
      top,
      garment('Bottoms', 'a-line-skirt', { ...way.of('length'), waist: ['high-rise'] }, below),
      shoes,
    ];
  const layer = way.has('color', 'open-layer-contrast')
    ? [garment('Outerwear', 'longline-cardigan', { line: ['open-front'] }, way.second)]
    : [];
  return [
    top,
    garment(
      'Bottoms',
      'straight-trousers',
      { waist: ['high-rise'], ...way.of('leg') },
      layer.length > 0 ? way.first : below,
    ),
    shoes,
    ...layer,
  ];
}

const scarfTie = (way: Way): GarmentInput[] => [
  garment('Tops', 't-shirt', { sleeveLength: ['wrist'], ...way.of('neckline') }, way.second),
  garment('Bottoms', 'straight-trousers', {}, NEUTRAL),
  garment(
    'Accessories',
    way.has('accessories', 'shawl')
      ? 'shawl'
      : way.has('accessories', 'neckerchief')
        ? 'neckerchief'
        : 'scarf',
    way.of('accessories', 'fabric', 'texture', 'prints', 'pattern'),
    way.first,
  ),
];
