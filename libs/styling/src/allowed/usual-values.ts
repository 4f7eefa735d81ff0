type Values = Readonly<Record<string, readonly string[]>>;

/**
 * What a garment of a type usually is, where it does not say: values by attribute. Read off the catalog's items of each
 * type; where they differ, the one that shows more, so that what is not known is never offered to whoever minds.
 *
 * A type without `length` has no hem that clothes legs, one without `sleeveLength` no sleeves to speak of, and one
 * without `neckline` no neckline of its own: a coverage asks nothing of it there.
 */
const GROUPS: readonly (readonly [types: readonly string[], values: Values])[] = [
  // Worn over other clothes, so that necklines and hems are theirs.
  [
    [
      ...[
        'trench-coat',
        'wool-coat',
        'cocoon-coat',
        'coat',
        'parka',
        'rain-coat',
        'blazer',
        'cropped-jacket',
        'jacket',
      ],
      ...['puffer', 'cape', 'bomber', 'windbreaker', 'fleece-jacket', 'overshirt', 'longline-cardigan'],
      ...['barn-jacket', 'funnel-jacket'],
    ],
    { sleeveLength: ['wrist'] },
  ],
  [['denim-jacket'], { sleeveLength: ['wrist'], fabric: ['denim'] }],
  [['leather-jacket', 'racer-jacket'], { sleeveLength: ['wrist'], fabric: ['soft-leather'] }],
  [['suede-jacket'], { sleeveLength: ['wrist'], fabric: ['suede'] }],
  [['waistcoat', 'gilet', 'sweater-vest'], { sleeveLength: ['sleeveless'], neckline: ['v-neck'] }],
  [['shirt'], { sleeveLength: ['wrist'], neckline: ['open-shirt-collar'] }],
  [['blouse'], { sleeveLength: ['short'], neckline: ['v-neck'] }],
  [['wrap-top'], { sleeveLength: ['short'], neckline: ['wrap-neck'] }],
  [['sweater', 'sweatshirt'], { sleeveLength: ['wrist'], neckline: ['crew'] }],
  [['hoodie'], { sleeveLength: ['wrist'], neckline: ['hooded'] }],
  [['cardigan'], { sleeveLength: ['wrist'], neckline: ['v-neck'] }],
  [['tank'], { sleeveLength: ['sleeveless'], neckline: ['scoop'] }],
  [['camisole'], { sleeveLength: ['sleeveless'], sleeves: ['thin-strap'], neckline: ['scoop'] }],
  [['t-shirt', 'polo'], { sleeveLength: ['short'], neckline: ['crew'] }],
  [['top', 'tunic', 'maternity-top', 'peplum-top'], { sleeveLength: ['short'], neckline: ['scoop'] }],
  [['bodysuit'], { sleeveLength: ['short'], neckline: ['scoop'], fit: ['second-skin'] }],
  [['sports-top'], { sleeveLength: ['short'], neckline: ['scoop'], fit: ['second-skin'] }],
  [['dress', 'maternity-dress'], { sleeveLength: ['short'], neckline: ['scoop'], length: ['above-knee'] }],
  [['wrap-dress'], { sleeveLength: ['short'], neckline: ['wrap-neck'], length: ['knee'] }],
  [['sheath-dress'], { sleeveLength: ['sleeveless'], neckline: ['scoop'], length: ['above-knee'] }],
  [['shift-dress'], { sleeveLength: ['sleeveless'], neckline: ['scoop'], length: ['mini'] }],
  [
    ['fit-and-flare-dress', 'cocktail-dress'],
    { sleeveLength: ['sleeveless'], neckline: ['scoop'], length: ['knee'] },
  ],
  [
    ['shirt-dress'],
    { sleeveLength: ['rolled-forearm'], neckline: ['open-shirt-collar'], length: ['above-knee'] },
  ],
  [
    ['slip-dress'],
    {
      sleeveLength: ['sleeveless'],
      sleeves: ['thin-strap'],
      neckline: ['deep-scoop'],
      length: ['above-knee'],
    },
  ],
  [['empire-dress'], { sleeveLength: ['short'], neckline: ['deep-scoop'], length: ['mid-calf'] }],
  [['maxi-dress'], { sleeveLength: ['sleeveless'], neckline: ['scoop'], length: ['ankle'] }],
  [['knit-dress'], { sleeveLength: ['wrist'], neckline: ['crew'], length: ['knee'] }],
  [['t-shirt-dress'], { sleeveLength: ['short'], neckline: ['crew'], length: ['above-knee'] }],
  [['kaftan'], { sleeveLength: ['three-quarter'], neckline: ['v-neck'], length: ['knee'] }],
  [['gown', 'wedding-dress'], { sleeveLength: ['sleeveless'], neckline: ['sweetheart'], length: ['floor'] }],
  [['dungaree-dress'], { sleeveLength: ['sleeveless'], neckline: ['deep-scoop'], length: ['above-knee'] }],
  [['jumpsuit'], { sleeveLength: ['sleeveless'], neckline: ['v-neck'], length: ['ankle'] }],
  [['playsuit'], { sleeveLength: ['short'], neckline: ['v-neck'], length: ['mini'] }],
  [['dungarees'], { sleeveLength: ['sleeveless'], neckline: ['deep-scoop'], length: ['ankle'] }],
  [
    ['swimsuit', 'bikini-top', 'bikini-bottom'],
    { sleeveLength: ['sleeveless'], neckline: ['deep-scoop'], length: ['mini'], fit: ['second-skin'] },
  ],
  [['nightgown'], { sleeveLength: ['short'], neckline: ['scoop'], length: ['above-knee'] }],
  [
    [
      ...[
        'trousers',
        'straight-trousers',
        'wide-trousers',
        'slim-trousers',
        'tapered-trousers',
        'flared-trousers',
      ],
      ...['chinos', 'cargo-trousers', 'joggers', 'maternity-trousers'],
    ],
    { length: ['ankle'] },
  ],
  [
    [
      ...[
        'jeans',
        'straight-jeans',
        'bootcut-jeans',
        'flared-jeans',
        'slim-jeans',
        'wide-jeans',
        'tapered-jeans',
        'barrel-jeans',
        'baggy-jeans',
      ],
      'maternity-jeans',
    ],
    { length: ['ankle'], fabric: ['denim'] },
  ],
  [['skinny-jeans'], { length: ['ankle'], fabric: ['denim'], fit: ['second-skin'] }],
  [['leggings', 'maternity-leggings', 'sports-leggings'], { length: ['ankle'], fit: ['second-skin'] }],
  [['culottes', 'capri-trousers'], { length: ['below-knee'] }],
  [['shorts', 'sports-shorts', 'skort'], { length: ['mini'] }],
  [
    ['skirt', 'a-line-skirt', 'pencil-skirt', 'straight-skirt', 'full-skirt', 'bubble-skirt', 'wrap-skirt'],
    { length: ['above-knee'] },
  ],
  [['pleated-skirt', 'tiered-skirt', 'slip-skirt'], { length: ['knee'] }],
  [
    [
      ...[
        'shoe',
        'loafer',
        'oxford',
        'ballet-flat',
        'mary-jane',
        'mule',
        'sandal',
        'flat-sandal',
        'boot',
        'ankle-boot',
      ],
      ...[
        'knee-boot',
        'hiking-boot',
        'bag',
        'tote-bag',
        'shoulder-bag',
        'crossbody-bag',
        'belt',
        'wide-belt',
      ],
    ],
    { fabric: ['soft-leather'] },
  ],
  [['pump', 'heeled-sandal', 'slingback'], { fabric: ['soft-leather'], shoes: ['slim-heel'] }],
  [['wedge'], { shoes: ['wedge-heel'] }],
  [['scarf', 'shawl', 'beanie', 'beret'], { fabric: ['chunky-knit'] }],
];

/** By type. */
export const USUAL_VALUES: ReadonlyMap<string, Values> = new Map(
  GROUPS.flatMap(([types, values]) => types.map((type) => [type, values] as const)),
);
