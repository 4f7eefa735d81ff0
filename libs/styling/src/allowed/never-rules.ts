import type { Never } from '@figura/contracts';

export interface NeverRule {
  readonly types?: readonly string[];
  readonly categories?: readonly string[];
  /** `attribute:value`, or `attribute:*` for any value. */
  readonly values?: readonly string[];
  readonly words?: RegExp;
}

const SKIRTS = [
  ...['skirt', 'pencil-skirt', 'a-line-skirt', 'pleated-skirt', 'full-skirt', 'wrap-skirt', 'straight-skirt'],
  ...['tiered-skirt', 'slip-skirt', 'bubble-skirt', 'skort'],
];
const JEANS = [
  ...['jeans', 'straight-jeans', 'bootcut-jeans', 'flared-jeans', 'skinny-jeans', 'slim-jeans', 'wide-jeans'],
  ...['tapered-jeans', 'barrel-jeans', 'baggy-jeans', 'maternity-jeans'],
];
const LEGGINGS = ['leggings', 'maternity-leggings', 'sports-leggings', 'base-layer-bottom'];

/** Excludes imitations, which only values match. */
const REAL = '(?<!(?:faux|fake|vegan|imitation)[ -])';

export const NEVER_RULES: Readonly<Record<Never, NeverRule>> = {
  skirts: { types: SKIRTS, words: /\bskirts?\b/i },
  dresses: {
    types: [
      ...[
        'dress',
        'wrap-dress',
        'sheath-dress',
        'shift-dress',
        'fit-and-flare-dress',
        'shirt-dress',
        'slip-dress',
      ],
      ...['empire-dress', 'maxi-dress', 'knit-dress', 't-shirt-dress', 'dungaree-dress', 'kaftan', 'gown'],
      ...['wedding-dress', 'maternity-dress', 'cocktail-dress'],
    ],
    words: /\b(?:dress(?:es)?|gowns?)\b(?! shirt| trousers| pants| shoe)/i,
  },
  jumpsuits: {
    types: ['jumpsuit', 'playsuit', 'dungarees'],
    words: /\b(?:jumpsuit|playsuit|romper|dungarees|overalls)\b/i,
  },
  trousers: {
    types: [
      ...[
        'trousers',
        'straight-trousers',
        'wide-trousers',
        'slim-trousers',
        'tapered-trousers',
        'flared-trousers',
      ],
      ...['chinos', 'cargo-trousers', 'joggers', 'culottes', 'capri-trousers', 'maternity-trousers'],
      ...['jumpsuit', 'dungarees'],
      ...JEANS,
      ...LEGGINGS,
    ],
  },
  jeans: { types: JEANS, words: /\bjeans\b/i },
  leggings: { types: LEGGINGS, values: ['leg:legging'], words: /\bleggings\b/i },
  shorts: {
    types: ['shorts', 'sports-shorts', 'skort', 'playsuit'],
    values: ['leg:short-shorts', 'leg:knee-shorts'],
    words: /\bshorts\b/i,
  },
  heels: {
    types: ['pump', 'heeled-sandal', 'slingback', 'wedge'],
    values: ['shoes:block-heel', 'shoes:slim-heel', 'shoes:wedge-heel', 'shoes:platform'],
    words: /\b(?:high|block|kitten|stiletto)[ -]heel/i,
  },
  boots: {
    types: ['boot', 'ankle-boot', 'knee-boot', 'rain-boot', 'hiking-boot'],
    values: ['shoes:ankle-boot', 'shoes:mid-calf-boot', 'shoes:shaped-knee-boot', 'shoes:wide-shaft-boot'],
  },
  sandals: {
    types: ['sandal', 'heeled-sandal', 'flat-sandal', 'flip-flop'],
    values: ['shoes:thong-strap', 'shoes:thin-straps', 'shoes:open-toe'],
  },
  sneakers: { types: ['sneaker', 'retro-sneaker', 'running-shoe'] },
  hats: {
    types: ['hat', 'wide-brim-hat', 'beret', 'beanie', 'cap', 'bucket-hat'],
    values: ['accessories:wide-brim-hat', 'accessories:beret', 'accessories:beanie'],
  },
  scarves: {
    types: ['scarf', 'shawl', 'neckerchief', 'scarf-tie'],
    values: [
      ...[
        'accessories:long-scarf',
        'accessories:bulky-scarf',
        'accessories:neckerchief',
        'accessories:shawl',
      ],
    ],
  },
  belts: {
    types: ['belt', 'wide-belt', 'belting'],
    values: [
      ...['accessories:wide-belt', 'accessories:slim-tonal-belt', 'accessories:contrast-belt'],
      ...['accessories:hip-belt', 'accessories:big-buckle', 'jewelry:chain-belt'],
    ],
  },
  jewelry: { categories: ['Jewelry'], values: ['jewelry:*'] },
  'bare-arms': {
    values: [
      ...['sleeveLength:sleeveless', 'sleeves:thin-strap', 'sleeves:wide-strap', 'sleeves:cut-in-armhole'],
      ...['neckline:strapless', 'neckline:halter', 'neckline:asymmetric'],
      ...['sleeveLength:cap', 'sleeves:cap-sleeve'],
    ],
  },
  'bare-shoulders': {
    values: [
      ...['neckline:off-shoulder', 'neckline:strapless', 'neckline:halter', 'neckline:asymmetric'],
      ...['sleeves:thin-strap', 'sleeves:cut-in-armhole', 'specialFeatures:racerback'],
    ],
  },
  'bare-back': {
    values: [
      ...['specialFeatures:open-back', 'specialFeatures:crossed-straps', 'specialFeatures:tie-back'],
      ...['neckline:strapless', 'neckline:halter', 'specialFeatures:racerback'],
    ],
  },
  'crop-tops': {
    types: ['bikini-top'],
    values: ['length:crop', 'style:cropped-top'],
    words: /\bcrop(?:ped)? top/i,
  },
  'short-hems': {
    types: ['playsuit', 'swimsuit', 'bikini-bottom'],
    values: ['length:mini', 'length:short', 'length:above-knee', 'length:high-low', 'leg:short-shorts'],
  },
  slits: { values: ['specialFeatures:hem-slit', 'specialFeatures:side-slits'] },
  'low-necklines': {
    values: [
      'neckline:deep-v',
      'neckline:wide-v',
      'neckline:deep-scoop',
      'neckline:sweetheart',
      'neckline:strapless',
    ],
  },
  'high-necklines': {
    values: ['neckline:roll-neck', 'neckline:mock-neck', 'neckline:stand-collar'],
  },
  'low-rise': { values: ['waist:low-rise'] },
  tight: {
    types: [...LEGGINGS, 'skinny-jeans', 'shapewear'],
    values: [
      ...['fit:second-skin', 'fit:fitted', 'style:bodycon', 'leg:legging', 'leg:skinny'],
      'fabric:compression-jersey',
    ],
  },
  oversized: { values: ['fit:oversized', 'fit:loose', 'style:cocoon-coat'] },
  transparent: {
    values: [
      ...[
        'texture:sheer',
        'texture:openwork',
        'sleeves:sheer',
        'fabric:chiffon',
        'fabric:tulle',
        'fabric:lace',
      ],
      'accessories:sheer-hosiery',
    ],
    words: /\b(?:sheer|see-through|transparent|mesh|organza)\b/i,
  },
  leather: {
    types: ['leather-jacket', 'racer-jacket', 'suede-jacket'],
    values: ['fabric:soft-leather', 'fabric:stiff-leather', 'fabric:suede'],
    words: new RegExp(`\\b${REAL}(?:leather|suede|nubuck|calfskin|nappa|lambskin|sheepskin|shearling)`, 'i'),
  },
  fur: {
    values: ['texture:fuzzy'],
    words: /\b(?:fur|furry|shearling|sheepskin|mink|rabbit|fox)\b/i,
  },
  wool: {
    values: [
      ...[
        'fabric:wool-suiting',
        'fabric:tweed',
        'fabric:coating-wool',
        'fabric:chunky-knit',
        'prints:fair-isle',
      ],
      ...['texture:boucle', 'texture:cable'],
    ],
    words: /\b(?:wool\w*|lambswool|merino|cashmere|mohair|alpaca|angora|shetland|tweed|felt|flannel)\b/i,
  },
  denim: {
    types: [...JEANS, 'denim-jacket'],
    values: ['fabric:denim', 'fabric:firm-denim', 'fabric:stretch-denim'],
    words: /\b(?:denim|chambray|jeans?)\b/i,
  },
  lace: { values: ['fabric:lace'], words: /\blace\b(?!-up| up)/i },
  sequins: { values: ['texture:sequins'], words: /\bsequin/i },
  patterns: {
    values: [
      ...['prints:*', 'pattern:patterned-top', 'pattern:patterned-bottom', 'pattern:patterned-sleeves'],
      ...['pattern:yoke-pattern', 'pattern:center-panel', 'pattern:hem-border', 'pattern:small-scale'],
      ...[
        'pattern:large-scale',
        'pattern:tone-on-tone',
        'pattern:patterned-legwear',
        'pattern:patterned-shoe',
      ],
    ],
  },
  'animal-prints': {
    values: ['prints:animal'],
    words: /\b(?:leopard|zebra|snake(?:skin)?|tiger|cheetah|animal|python|croc\w*)\b/i,
  },
  florals: {
    values: ['prints:floral', 'prints:floral-small', 'prints:floral-large'],
    words: /\b(?:floral|flower\w*|botanical|rose print)\b/i,
  },
  stripes: {
    values: [
      ...['prints:stripe', 'prints:stripe-horizontal', 'prints:stripe-vertical', 'prints:stripe-diagonal'],
      ...['prints:pinstripe', 'line:outer-leg-stripe', 'line:inner-leg-stripe'],
    ],
    words: /\b(?:pin)?strip(?:es?|ed|y)\b/i,
  },
};
