import type { Category } from '@figura/contracts';

/** What is asked of a tailor. */
type AlterationKind = 'hem' | 'trouser-hem' | 'sleeves' | 'waist' | 'legs' | 'shoulder-pads';

export interface AlterationRule {
  readonly kind: AlterationKind;
  /** What the user asks for. */
  readonly asks: string;
  readonly categories: readonly Category[];
  readonly attribute: string;
  /** By the value that there is, those that it can be made; `null` takes it off. */
  readonly changes: Readonly<Record<string, readonly (string | null)[]>>;
  /** `attribute:value` with which a tailor would not do it, or not so that it looks as before. */
  readonly unless: readonly string[];
  /** `attribute:value` that end with it: the edge of a hem that is taken up is no longer where it was. */
  readonly ends: readonly string[];
  readonly source: string;
}

/** Knits stretch under the machine and can unravel; a seam in leather leaves its holes. */
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

/** What is worked into the end of a hem would be cut off with it. */
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
 * What a tailor can do to a garment that there is. Cloth is taken away and never added, since few hems and seams of what
 * is bought ready to wear hold any in reserve: nothing here makes a garment longer or wider. Shoulders, necklines, chests
 * and rises are not among it: they would have to be cut anew.
 *
 * Sources: Mail Tribune 2006, “When it no longer fits” (tailors of Rogue Valley: hems, sleeves, backs and bodices; jacket
 * hems are not undone, borders and knits are hard). Paul Evans, “Alterations guide” (waists of jackets and shirts are taken
 * in at the seams or by darts, sleeves shortened; not the shoulders, the chest, the length of a jacket). Articles of Style
 * 2015, “A guide to suit alterations” (a garment is altered at its seams, taken in more easily than let out). Savile Row
 * Company, “Complete guide to suit alterations” (legs are tapered, trousers hemmed, sleeves shortened).
 */
export const ALTERATIONS: readonly AlterationRule[] = [
  {
    kind: 'hem',
    asks: 'Have the hem taken up',
    categories: ['One-Piece', 'Bottoms'],
    attribute: 'length',
    changes: {
      ...listShortened(['floor', 'ankle', 'mid-calf', 'below-knee', 'knee', 'above-knee', 'mini']),
      maxi: ['mid-calf', 'below-knee', 'knee', 'above-knee', 'mini'],
    },
    unless: [...HARD_TO_SEW, ...WORKED_HEM],
    ends: ['line:calf-edge', 'line:ankle-edge', 'line:thigh-edge'],
    source: 'Mail Tribune 2006',
  },
  {
    kind: 'hem',
    asks: 'Have the hem taken up',
    categories: ['Tops'],
    attribute: 'length',
    changes: listShortened(['tunic-length', 'widest-hip-top', 'high-hip-top', 'waist-length-top']),
    unless: [...HARD_TO_SEW, ...WORKED_HEM, 'texture:ribbed-edges', 'fabric:sweatshirt-fleece'],
    ends: ['line:thigh-edge', 'line:hip-edge', 'style:tunic'],
    source: 'Mail Tribune 2006; a top is hemmed as a dress is, craft',
  },
  {
    kind: 'trouser-hem',
    asks: 'Have the legs shortened',
    categories: ['Bottoms', 'One-Piece'],
    attribute: 'leg',
    changes: listShortened(['full-length', 'ankle-length', 'cropped']),
    // A bootcut or a flare loses the width that it has at the end.
    unless: [...HARD_TO_SEW, 'leg:bootcut', 'leg:flare', 'leg:gathered-ankle', 'leg:cuffed', 'leg:legging'],
    ends: ['line:ankle-edge'],
    source: 'Savile Row Company; flares, craft',
  },
  {
    kind: 'sleeves',
    asks: 'Have the sleeves shortened',
    categories: ['Tops', 'One-Piece', 'Outerwear'],
    attribute: 'sleeveLength',
    changes: listShortened(['past-wrist', 'wrist', 'bracelet', 'three-quarter', 'elbow', 'short']),
    // A worked cuff, or a width that grows toward it, is lost with the end of the sleeve.
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
    asks: 'Have it taken in at the waist',
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
    asks: 'Have the legs taken in',
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
    asks: 'Have the shoulder pads taken out',
    categories: ['Tops', 'One-Piece', 'Outerwear'],
    attribute: 'specialFeatures',
    changes: { 'strong-shoulder-pads': [null, 'light-shoulder-pads'], 'light-shoulder-pads': [null] },
    unless: [],
    ends: [],
    source: 'Craft: pads lie loose between cloth and lining',
  },
];

/** From each of some lengths to every shorter one. */
function listShortened(longestFirst: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(
    longestFirst.slice(0, -1).map((from, index) => [from, longestFirst.slice(index + 1)]),
  );
}
