import type { Category } from '@figura/contracts';

type AlterationKind = 'hem' | 'trouser-hem' | 'sleeves' | 'waist' | 'legs' | 'shoulder-pads';

export interface AlterationRule {
  readonly kind: AlterationKind;
  readonly categories: readonly Category[];
  readonly attribute: string;
  /** Possible new values by old value; `null` removes it. */
  readonly changes: Readonly<Record<string, readonly (string | null)[]>>;
  /** `attribute:value`s with which a tailor would refuse or change the look. */
  readonly unless: readonly string[];
  /** `attribute:value`s that it removes, such as the edge of a shortened hem. */
  readonly ends: readonly string[];
  readonly source: string;
}

/** Knits stretch and can unravel; a seam in leather leaves holes. */
const HARD_TO_SEW = [
  'fabric:chunky-knit',
  'fabric:fine-knit',
  'fabric:knit',
  'fabric:soft-leather',
  'fabric:stiff-leather',
  'fabric:suede',
  'texture:sequins',
  'texture:cable',
  'texture:quilted',
  'texture:pleated',
];

/** Work at the hem would be cut off. */
const WORKED_HEM = [
  'pattern:hem-border',
  'specialFeatures:hem-ruffle',
  'specialFeatures:side-slits',
  'specialFeatures:hem-slit',
  'length:rounded-hem',
  'length:asymmetric-hem',
  'length:high-low',
  'style:tiered',
  'style:mermaid',
];

/**
 * Only removes cloth: ready-to-wear hems and seams have little reserve. Shoulders, necklines, chests and rises would need recutting.
 * Sources: Mail Tribune 2006, Paul Evans, Articles of Style 2015, Savile Row Company.
 */
export const ALTERATIONS: readonly AlterationRule[] = [
  {
    kind: 'hem',
    categories: ['One-Piece', 'Bottoms'],
    attribute: 'length',
    changes: {
      ...mapToShorter(['floor', 'ankle', 'mid-calf', 'below-knee', 'knee', 'above-knee', 'mini']),
      maxi: ['mid-calf', 'below-knee', 'knee', 'above-knee', 'mini'],
    },
    unless: [...HARD_TO_SEW, ...WORKED_HEM],
    ends: ['line:calf-edge', 'line:ankle-edge', 'line:thigh-edge'],
    source: 'Mail Tribune 2006',
  },
  {
    kind: 'hem',
    categories: ['Tops'],
    attribute: 'length',
    changes: mapToShorter(['tunic-length', 'widest-hip-top', 'high-hip-top', 'waist-length-top']),
    unless: [...HARD_TO_SEW, ...WORKED_HEM, 'texture:ribbed-edges', 'fabric:sweatshirt-fleece'],
    ends: ['line:thigh-edge', 'line:hip-edge', 'style:tunic'],
    source: 'Mail Tribune 2006; a top is hemmed as a dress is, craft',
  },
  {
    kind: 'trouser-hem',
    categories: ['Bottoms', 'One-Piece'],
    attribute: 'leg',
    changes: mapToShorter(['full-length', 'ankle-length', 'cropped']),
    // A bootcut or a flare would lose its width at the end.
    unless: [...HARD_TO_SEW, 'leg:bootcut', 'leg:flare', 'leg:gathered-ankle', 'leg:cuffed', 'leg:legging'],
    ends: ['line:ankle-edge'],
    source: 'Savile Row Company; flares, craft',
  },
  {
    kind: 'sleeves',
    categories: ['Tops', 'One-Piece', 'Outerwear'],
    attribute: 'sleeveLength',
    changes: mapToShorter(['past-wrist', 'wrist', 'bracelet', 'three-quarter', 'elbow', 'short']),
    // Worked cuffs and widening sleeves would be cut off.
    unless: [
      ...HARD_TO_SEW,
      'sleeves:bishop',
      'sleeves:bell',
      'sleeves:balloon',
      'sleeves:leg-of-mutton',
      'sleeves:buttoned-cuff',
      'sleeves:elastic-cuff',
      'sleeves:ribbed-cuff',
      'sleeves:flounced-cuff',
      'sleeves:slit-cuff',
      'sleeves:tab-cuff',
      'sleeves:dolman',
      'texture:ribbed-edges',
      'fabric:sweatshirt-fleece',
      'fabric:shell-cloth',
    ],
    ends: [],
    source: 'Paul Evans; Savile Row Company; cuffs, craft',
  },
  {
    kind: 'waist',
    categories: ['Tops', 'One-Piece', 'Outerwear'],
    attribute: 'fit',
    changes: {
      boxy: ['semi-fitted', 'nipped-waist'],
      'straight-easy': ['semi-fitted', 'nipped-waist'],
      regular: ['semi-fitted', 'nipped-waist'],
    },
    unless: [
      ...HARD_TO_SEW,
      'fabric:shell-cloth',
      'fabric:sweatshirt-fleece',
      'style:empire',
      'style:tiered',
      'style:cocoon-coat',
      'sleeves:dolman',
    ],
    ends: ['style:shift'],
    source: 'Paul Evans',
  },
  {
    kind: 'legs',
    categories: ['Bottoms', 'One-Piece'],
    attribute: 'leg',
    changes: {
      palazzo: ['wide', 'straight'],
      wide: ['straight'],
      relaxed: ['straight', 'tapered'],
      flare: ['bootcut', 'straight'],
      bootcut: ['straight'],
      straight: ['slim', 'tapered'],
    },
    unless: [...HARD_TO_SEW, 'leg:gathered-ankle', 'leg:cuffed'],
    ends: ['fit:easy-thigh'],
    source: 'Savile Row Company',
  },
  {
    kind: 'shoulder-pads',
    categories: ['Tops', 'One-Piece', 'Outerwear'],
    attribute: 'specialFeatures',
    changes: { 'strong-shoulder-pads': [null, 'light-shoulder-pads'], 'light-shoulder-pads': [null] },
    unless: [],
    ends: [],
    source: 'Craft: pads lie loose between cloth and lining',
  },
];

function mapToShorter(longestFirst: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    longestFirst.slice(0, -1).map((from, index) => [from, longestFirst.slice(index + 1)]),
  );
}
