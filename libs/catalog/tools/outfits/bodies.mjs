/** In centimeters: petite and tall, sizes 34 to 54, young and old, every letter and digit. */
const BODIES = [
  [
    'petite34',
    '150 cm, DE 34, fine straight, 24 y',
    [92, 80, 63, 87, 39, 36, 32, 43],
    ['arms:thin', 'feet:small'],
  ],
  [
    'petite44',
    '152 cm, DE 44, pear, 45 y',
    [104, 100, 86, 116, 39.5, 38.5, 31.5, 42.5],
    ['bottom:big', 'legs:thick', 'calves:thick'],
  ],
  ['hour38', '167 cm, DE 38, hourglass', [101, 92, 70, 99, 42.5, 40, 35, 49.5], []],
  [
    'hour46',
    '165 cm, DE 46 hourglass full',
    [118, 114, 92, 120, 43, 41, 34, 47],
    ['abdomen:protruding', 'arms:flabby'],
  ],
  ['pear36long', '168 cm, pear with long torso', [95, 84, 68, 97, 44, 44, 33.5, 46.5], ['legs:thick']],
  ['pear42', '164 cm, pear', [102, 94, 78, 110, 42, 40, 34, 48], ['calves:thick', 'ankles:undefined']],
  [
    'pear50',
    '163 cm, DE 50 pear',
    [118, 116, 104, 132, 43, 41, 33, 46],
    ['abdomen:protruding', 'arms:flabby', 'legs:thick'],
  ],
  ['inv40', '172 cm, swimmer inverted, DE 40', [114, 98, 78, 97, 43, 39, 37, 53], ['arms:toned']],
  ['bust44', '166 cm, full bust small hips', [116, 112, 86, 100, 43, 40, 34.5, 48.5], ['chest:saggy']],
  [
    'apple46',
    '165 cm, apple, slim legs',
    [114, 112, 114, 110, 43, 42, 33.5, 46.5],
    ['abdomen:protruding', 'legs:thin', 'bottom:flat'],
  ],
  [
    'apple52',
    '160 cm, apple, apron belly',
    [124, 126, 132, 126, 42, 42, 32, 44],
    ['abdomen:extreme-protrusion', 'neck:short', 'arms:big', 'feet:wide'],
  ],
  [
    'apple54',
    '180 cm size 54',
    [136, 134, 136, 134, 47, 46, 37, 50],
    ['abdomen:protruding', 'feet:big', 'back:thick'],
  ],
  ['rect36', '170 cm straight, boyish', [98, 84, 73, 91, 42, 39, 36.5, 52.5], ['legs:thin']],
  ['rectwaist', '168 cm, straight with clear waist (E)', [101, 88, 66, 92, 42.5, 40, 35.5, 50], []],
  ['rect44', '167 cm straight 44', [112, 106, 96, 107, 43, 41.5, 34.5, 48], ['abdomen:protruding']],
  ['tall38', '183 cm, very tall, long legs', [104, 90, 72, 99, 44, 40.5, 40, 58.5], ['feet:narrow']],
  ['tall48', '181 cm, DE 48, hourglass', [122, 116, 97, 124, 46.5, 44, 38, 52.5], ['arms:big']],
  [
    'old68',
    '158 cm, 68 y, rounded back, soft middle',
    [104, 102, 94, 104, 42, 38, 32, 46],
    ['back:humped', 'shoulders:hunched', 'abdomen:protruding', 'arms:flabby', 'chest:saggy'],
  ],
  [
    'old75',
    '162 cm, 75 y, slim, thin legs',
    [99, 92, 82, 95, 42.5, 39.5, 33, 47],
    ['neck:short', 'legs:thin', 'arms:flabby', 'back:humped'],
  ],
  ['shortmid', '165, balanced torso short mid-body', [99, 90, 72, 98, 45, 38, 33, 49], []],
  [
    'invD3',
    '170 inverted, short torso long legs, 42',
    [118, 108, 92, 104, 41, 38, 37.5, 53.5],
    ['abdomen:protruding'],
  ],
  [
    'hourlong',
    '160 long torso short legs, hourglass 40',
    [103, 97, 76, 103, 43, 43, 31.5, 42.5],
    ['legs:thick', 'neck:long'],
  ],
  [
    'flatpear',
    '170, small bust, B3 40',
    [99, 88, 72, 106, 42, 38.5, 37, 52.5],
    ['shoulders:sloped', 'bottom:flat', 'legs:bowed'],
  ],
  [
    'post48',
    '162, post-menopause E2 48',
    [118, 118, 110, 119, 43, 42.5, 32, 44.5],
    ['abdomen:extreme-protrusion', 'chest:saggy', 'arms:flabby'],
  ],
];

const TAPE_NAMES = [
  'shoulders',
  'chest',
  'waist',
  'hips',
  'headToChest',
  'chestToCrotch',
  'crotchToKnee',
  'kneeToFloor',
];
const MEN = [
  ['slimMan', '178 cm, slim', [112, 96, 80, 93, 47, 45, 37, 49], []],
  ['medianMan', '180 cm, middling', [118, 105.5, 94, 102, 46.5, 44.6, 35.8, 48.8], []],
  ['athleticMan', '182 cm, athletic', [128, 114, 86, 102, 47, 45, 37, 50], ['arms:toned']],
  [
    'bellyMan',
    '176 cm, full, 61 y',
    [124, 118, 117, 110, 46, 44.5, 35, 48],
    ['abdomen:protruding', 'neck:short'],
  ],
  ['shortMan', '165 cm, compact', [110, 99, 88, 96, 43.5, 41.5, 33, 45], []],
  ['tallMan', '194 cm, size 60', [134, 125, 120, 119, 50, 47, 39, 53], ['abdomen:protruding', 'feet:big']],
];

const PREGNANT = [{ state: 'pregnant' }];
const NURSING = [{ state: 'nursing' }];
const SEATED = [{ state: 'seated' }];
const LEFT_SIDE = [{ state: 'breast-surgery', side: 'left' }];
const BOTH_SIDES = [{ state: 'breast-surgery', side: 'both' }];

const LIVES = [
  ['month4', 'pregnant, month 4', [98, 93, 84, 98, 42.5, 41, 34.5, 48], PREGNANT],
  ['month6', 'pregnant, month 6', [100, 98, 98, 102, 43, 42, 34, 47], PREGNANT],
  ['month8', 'pregnant, month 8, DE 46', [114, 115, 120, 118, 43, 42.5, 33.5, 46], PREGNANT],
  ['nursing', 'nursing, DE 42', [104, 104, 88, 106, 42.5, 41, 34, 47.5], NURSING],
  ['seated', 'seated, DE 42', [106, 98, 86, 104, 42.5, 41, 34, 47], SEATED],
  ['seatedMan', 'seated man', [120, 106, 96, 102, 46.5, 44.5, 35.5, 48], SEATED, 'mens'],
  ['oneSide', 'after surgery, one side, DE 40', [102, 94, 78, 100, 42.5, 40, 34.5, 48.5], LEFT_SIDE],
  ['bothSides', 'after surgery, both sides, DE 46', [112, 106, 98, 114, 42.5, 40.5, 33.5, 46.5], BOTH_SIDES],
];

const COVERED = [
  ['covered38', 'DE 38, covered', [100, 90, 71, 98, 42, 40, 34.5, 48], []],
  ['covered50', 'DE 50, covered', [118, 116, 106, 128, 42.5, 41, 33.5, 46.5], ['abdomen:protruding']],
];

const CM_PER_INCH = 2.54;

const createBody = ([key, note, centimeters, bodyConcerns]) => ({
  key,
  note,
  bodyConcerns,
  measurements: Object.fromEntries(
    TAPE_NAMES.map((name, at) => [name, Math.round((centimeters[at] / CM_PER_INCH) * 100) / 100]),
  ),
});

/** @typedef {{key: string, note: string, measurements: Record<string, number>, bodyConcerns: string[]}} Body in inches */
/** @type {readonly Body[]} */
export const bodies = BODIES.map(createBody);

/** @type {readonly (Body & {presentation: string, isHeadCovered?: boolean, lifeStates: readonly {state: string, side?: string}[]})[]} */
export const people = [
  ...bodies.map((body) => ({ ...body, presentation: 'womens', lifeStates: [] })),
  ...COVERED.map((each) => ({
    ...createBody(each),
    presentation: 'womens',
    lifeStates: [],
    isHeadCovered: true,
  })),
  ...MEN.map((each) => ({ ...createBody(each), presentation: 'mens', lifeStates: [] })),
  ...LIVES.map(([key, note, centimeters, lifeStates, presentation = 'womens']) => ({
    ...createBody([key, note, centimeters, []]),
    presentation,
    lifeStates,
  })),
];
