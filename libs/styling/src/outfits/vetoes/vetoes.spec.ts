import type { OutfitSlot } from '@figura/contracts';
import { OUTFIT_WITHOUT_LOOK } from '../draft-free';
import { describePiece } from '../piece-facts';
import { createDemand, type OutfitQuestion } from '../question';
import { createPiece, findTestKind, type PieceChanges } from '../testing/create-piece';
import { PAIR_VETOES } from './pair-vetoes';
import { LOOK_VETOES } from './look-vetoes';
import { PIECE_VETOES } from './piece-vetoes';
import { createLookQuestion, type Candidate, type LookQuestion, type LookVeto } from './veto';

type Case = PieceChanges;

function createCandidate(slot: OutfitSlot, changes: Case): Candidate {
  const piece = createPiece(slot, 'one', changes);
  return { index: 0, piece, facts: describePiece(piece, findTestKind), suits: 0 };
}

function ask(
  { occasion = 'everyday', season = 'fall', ...rest }: Partial<OutfitQuestion>,
  more: Partial<LookQuestion> = {},
): LookQuestion {
  const demand = createDemand({ occasion, season, ...rest });
  return { ...createLookQuestion(demand, more.look ?? OUTFIT_WITHOUT_LOOK, false), ...more };
}

const ALL_PIECE_VETOES: readonly LookVeto[] = [...PIECE_VETOES, ...LOOK_VETOES];

const has = (attributes: Record<string, string[]>, more: Case = {}): Case => ({ attributes, ...more });

const RAIN = { celsius: 12, rain: true };
const FROST = { celsius: -5 };
const HEAT = { celsius: 30 };
const BOOTS: Case = { type: 'ankle-boot', ...has({ fabric: ['soft-leather'] }) };

const PIECES: readonly [
  id: string,
  slot: OutfitSlot,
  question: Partial<OutfitQuestion>,
  forbidden: Case,
  near: Case,
  nearQuestion?: Partial<OutfitQuestion>,
][] = [
  [
    'bare-arms-with-a-covered-head',
    'top',
    { isHeadCovered: true },
    { type: 't-shirt' },
    has({ sleeveLength: ['elbow'] }),
  ],
  [
    'open-neck-with-a-covered-head',
    'top',
    { isHeadCovered: true },
    has({ sleeveLength: ['wrist'], neckline: ['deep-v'] }),
    has({ sleeveLength: ['wrist'], neckline: ['crew'] }),
  ],
  [
    'bare-legs-with-a-covered-head',
    'bottom',
    { isHeadCovered: true },
    { type: 'skirt', ...has({ length: ['below-knee'] }) },
    { type: 'skirt', ...has({ length: ['mid-calf'] }) },
  ],
  [
    'shirt-alone-on-a-cold-night',
    'top',
    { occasion: 'evening', season: 'winter', presentation: 'mens' },
    { type: 'shirt' },
    { type: 'sweater' },
  ],
  [
    'spotted-in-the-rain',
    'bottom',
    { weather: RAIN },
    { source: 'catalog', hex: '#b98a54' },
    { source: 'catalog', hex: '#8d8f92' },
  ],
  [
    'spotted-in-the-rain',
    'bottom',
    { weather: RAIN, lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ fabric: ['wool-suiting'] }) },
    { source: 'catalog', ...has({ fabric: ['firm-denim'] }) },
  ],
  [
    'summer-bag-in-the-cold',
    'bag',
    { season: 'winter' },
    { hex: '#efe8d9', ...has({ fabric: ['soft-cotton'] }) },
    { hex: '#efe8d9', ...has({ fabric: ['soft-leather'] }) },
  ],
  [
    'winter-colors-at-a-summer-party',
    'one-piece',
    { occasion: 'celebration', season: 'summer' },
    { source: 'catalog', hex: '#5e1a2d', ...has({ fabric: ['satin'] }) },
    { source: 'catalog', hex: '#2f57a8', ...has({ fabric: ['satin'] }) },
  ],
  ['context-not-asked-for', 'one-piece', {}, { contexts: ['maternity'] }, { contexts: [] }],
  [
    'no-room-to-grow',
    'bottom',
    { lifeStates: [{ state: 'pregnant', dueMonth: '2027-03' }] },
    { source: 'catalog', ...has({ waist: ['back-elastic'] }) },
    { source: 'catalog', contexts: ['maternity'], ...has({ waist: ['over-bump'] }) },
  ],
  [
    'made-for-another-occasion',
    'bottom',
    { occasion: 'work', contexts: ['maternity'] },
    { source: 'catalog', contexts: ['maternity'], occasion: ['weekend'] },
    { source: 'catalog', contexts: ['maternity'], occasion: ['work'] },
  ],
  [
    'no-room-for-a-nursing-bra',
    'top',
    { lifeStates: [{ state: 'pregnant' }] },
    { source: 'catalog', ...has({ neckline: ['off-shoulder'] }) },
    { source: 'catalog', ...has({ neckline: ['square'] }) },
  ],
  [
    'does-not-close-over-a-bump',
    'layer',
    { lifeStates: [{ state: 'pregnant' }], season: 'winter' },
    { source: 'catalog', ...has({ length: ['mid-calf'], fit: ['straight-easy'] }) },
    { source: 'catalog', ...has({ length: ['jacket-hip'], fit: ['oversized'] }) },
  ],
  [
    'binds-the-arms',
    'top',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ sleeves: ['bell'] }) },
    { source: 'catalog', ...has({ sleeves: ['set-in'] }) },
  ],
  [
    'slips-off-a-footplate',
    'shoes',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', type: 'mule' },
    { source: 'catalog', type: 'loafer' },
  ],
  [
    'tie-on-a-summer-night',
    'accessory',
    { presentation: 'mens', occasion: 'evening', season: 'summer' },
    { type: 'tie' },
    { type: 'scarf' },
  ],
  [
    'thin-shirt-in-winter',
    'top',
    { season: 'winter' },
    { type: 'shirt' },
    { type: 'shirt', ...has({ fabric: ['soft-cotton'] }) },
  ],
  [
    'patent-shoes-with-a-lounge-suit',
    'shoes',
    { presentation: 'mens', occasion: 'celebration' },
    has({ texture: ['high-shine'] }),
    has({ texture: ['smooth-matte'] }),
  ],
  [
    'hangs-over-the-wheel',
    'bag',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', type: 'tote-bag' },
    { source: 'catalog', type: 'crossbody-bag' },
  ],
  [
    'office-cloth-on-a-summer-day-off',
    'bottom',
    { occasion: 'weekend', season: 'summer' },
    has({ fabric: ['ponte'] }),
    has({ fabric: ['linen'] }),
  ],
  [
    'unsteady-with-a-bump',
    'shoes',
    { lifeStates: [{ state: 'pregnant' }], occasion: 'work' },
    { source: 'catalog', ...has({ shoes: ['block-heel'] }) },
    { source: 'catalog', ...has({ shoes: ['flat-sole'] }) },
  ],
  [
    'unsteady-with-a-bump',
    'shoes',
    { lifeStates: [{ state: 'pregnant' }], occasion: 'evening' },
    { source: 'catalog', ...has({ shoes: ['pointed-toe'] }) },
    { source: 'catalog', ...has({ shoes: ['almond-toe'] }) },
  ],
  [
    'unsteady-with-a-bump',
    'shoes',
    { lifeStates: [{ state: 'pregnant' }], occasion: 'weekend' },
    { source: 'catalog', ...has({ shoes: ['lace-up'] }) },
    { source: 'catalog', ...has({ shoes: ['slip-on'] }) },
  ],
  [
    'unsteady-with-a-bump',
    'shoes',
    { lifeStates: [{ state: 'pregnant' }], occasion: 'evening', season: 'winter' },
    { source: 'catalog', ...has({ fabric: ['satin'] }) },
    { source: 'catalog', ...has({ fabric: ['velvet'] }) },
  ],
  [
    'unsteady-with-a-bump',
    'shoes',
    { lifeStates: [{ state: 'pregnant' }], occasion: 'work' },
    { source: 'catalog', ...has({ fabric: ['suede'] }, { hex: '#dac7a6' }) },
    { source: 'catalog', ...has({ fabric: ['suede'] }, { hex: '#1f2a44' }) },
  ],
  [
    'cold-on-a-footplate',
    'shoes',
    { lifeStates: [{ state: 'seated' }], season: 'winter' },
    { source: 'catalog', type: 'sneaker', ...has({ fabric: ['soft-leather'] }) },
    { source: 'catalog', type: 'ankle-boot', ...has({ fabric: ['soft-leather'] }) },
  ],
  [
    'comes-off-whole',
    'one-piece',
    { lifeStates: [{ state: 'seated' }], occasion: 'evening' },
    { source: 'catalog', type: 'jumpsuit' },
    { source: 'catalog', type: 'wrap-dress' },
  ],
  [
    'open-to-the-lap',
    'one-piece',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ neckline: ['deep-v'] }) },
    { source: 'catalog', ...has({ neckline: ['v-neck'] }) },
  ],
  [
    'open-to-the-lap',
    'top',
    { lifeStates: [{ state: 'seated' }], season: 'summer' },
    { source: 'catalog', ...has({ sleeves: ['thin-strap'] }) },
    { source: 'catalog', ...has({ sleeves: ['set-in'] }) },
  ],
  [
    'unfit-for-nursing',
    'one-piece',
    { lifeStates: [{ state: 'nursing' }] },
    { source: 'catalog', ...has({ line: ['front-placket'], specialFeatures: ['back-zip'] }) },
    { source: 'catalog', ...has({ line: ['front-placket'] }) },
  ],
  [
    'close-over-the-chest',
    'top',
    { lifeStates: [{ state: 'breast-surgery', side: 'left' }] },
    { source: 'catalog', ...has({ texture: ['fine-rib'] }) },
    { source: 'wardrobe', ...has({ texture: ['fine-rib'] }) },
  ],
  [
    'slides-on-the-seat',
    'bottom',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ fabric: ['satin'] }) },
    { source: 'catalog', ...has({ fabric: ['crepe'] }) },
  ],
  [
    'rides-up-on-the-seat',
    'bottom',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ leg: ['cropped'] }) },
    { source: 'catalog', ...has({ leg: ['straight'] }) },
  ],
  [
    'reaches-the-wheels',
    'bottom',
    { lifeStates: [{ state: 'seated' }], occasion: 'evening' },
    { source: 'catalog', type: 'full-skirt', ...has({ length: ['ankle'] }) },
    { source: 'catalog', type: 'full-skirt', ...has({ length: ['mid-calf'] }) },
  ],
  [
    'sat-on',
    'layer',
    { lifeStates: [{ state: 'seated' }] },
    { source: 'catalog', ...has({ length: ['mid-calf'] }) },
    { source: 'catalog', ...has({ length: ['jacket-hip'] }) },
  ],
  [
    'gown-to-a-dinner',
    'one-piece',
    { occasion: 'evening' },
    { source: 'catalog', occasion: ['celebration', 'formal'], ...has({ length: ['floor'] }) },
    { source: 'catalog', occasion: ['evening', 'formal'], ...has({ length: ['floor'] }) },
  ],
  ['soaked-bag', 'bag', { weather: RAIN }, has({ fabric: ['suede'] }), has({ fabric: ['soft-leather'] })],
  [
    'down-on-a-mild-day',
    'layer',
    { weather: { celsius: 10, rain: true } },
    { source: 'catalog', type: 'puffer', warmth: 0.65 },
    { source: 'catalog', type: 'puffer', warmth: 0.4 },
  ],
  [
    'down-on-a-mild-day',
    'layer',
    { weather: { celsius: 10, rain: true } },
    { source: 'catalog', type: 'parka', warmth: 0.81 },
    { source: 'catalog', type: 'parka', warmth: 0.76 },
  ],
  ['winter-coat-on-a-mild-day', 'layer', { weather: { celsius: 16 } }, { warmth: 0.77 }, { warmth: 0.45 }],
  [
    'sportswear-off-sport',
    'top',
    {},
    { contexts: ['sport'] },
    { contexts: ['sport'] },
    { occasion: 'sport' },
  ],
  [
    'loungewear-out',
    'bottom',
    {},
    { contexts: ['lounge'] },
    { contexts: ['lounge'] },
    { occasion: 'weekend' },
  ],
  [
    'jeans-for-sport',
    'bottom',
    { occasion: 'sport' },
    { type: 'jeans', formality: 0.5 },
    { type: 'joggers', formality: 0.5 },
  ],
  [
    'mens-piece-of-another-occasion',
    'top',
    { presentation: 'mens', occasion: 'work' },
    { source: 'catalog', for: ['mens'], occasion: ['sport'] },
    { source: 'catalog', for: ['mens'], occasion: ['work'] },
  ],
  [
    'mens-day-jacket-at-night',
    'mid',
    { presentation: 'mens', occasion: 'evening', season: 'winter' },
    has({ fabric: ['tweed'] }),
    has({ fabric: ['velvet'] }),
  ],
  [
    'mens-day-jacket-at-night',
    'mid',
    { presentation: 'mens', occasion: 'evening', season: 'winter' },
    { type: 'blazer', source: 'catalog', ...has({ fabric: ['tweed'] }) },
    { type: 'blazer', ...has({ fabric: ['tweed'] }) },
  ],
  [
    'mens-day-trousers-at-night',
    'bottom',
    { presentation: 'mens', occasion: 'celebration' },
    has({ fabric: ['corduroy'] }),
    has({ fabric: ['wool-suiting'] }),
  ],
  [
    'mens-not-festive',
    'shoes',
    { presentation: 'mens', occasion: 'celebration' },
    { type: 'ankle-boot' },
    { type: 'loafer' },
  ],
  [
    'mens-not-formal',
    'top',
    { presentation: 'mens', occasion: 'formal' },
    { type: 'shirt', hex: '#9fb4d6' },
    { type: 'shirt', hex: '#ffffff' },
  ],
  [
    'capris-in-the-cold',
    'bottom',
    { season: 'winter' },
    { type: 'capri-trousers' },
    { type: 'straight-trousers' },
  ],
  [
    'day-jacket-at-night',
    'mid',
    { occasion: 'evening' },
    has({ fabric: ['tweed'] }),
    has({ fabric: ['crepe'] }),
  ],
  [
    'day-coat-at-night',
    'layer',
    { occasion: 'evening' },
    { type: 'trench-coat', source: 'catalog' },
    { type: 'trench-coat', source: 'wardrobe' },
  ],
  [
    'knit-dress-at-night',
    'one-piece',
    { occasion: 'evening' },
    has({ fabric: ['fine-knit'] }),
    has({ fabric: ['crepe'] }),
  ],
  [
    'suede-pumps-in-the-heat',
    'shoes',
    { season: 'summer' },
    { source: 'catalog', type: 'pump', ...has({ fabric: ['suede'] }) },
    { type: 'loafer', ...has({ fabric: ['suede'] }) },
  ],
  [
    'pale-loafers-in-the-cold',
    'shoes',
    { season: 'winter' },
    { type: 'loafer', hex: '#e5d6bb' },
    { type: 'loafer', hex: '#4a3426' },
  ],
  ['unfit-for-travel', 'shoes', { occasion: 'travel' }, { type: 'pump' }, { type: 'loafer' }],
  [
    'roll-necks-in-spring',
    'top',
    { season: 'spring' },
    has({ neckline: ['roll-neck'] }),
    has({ neckline: ['crew'] }),
  ],
  [
    'suit-off-duty',
    'bottom',
    { occasion: 'weekend' },
    { set: 'navy-suit', ...has({ fabric: ['wool-suiting'] }) },
    has({ fabric: ['wool-suiting'] }),
  ],
  [
    'shirt-dress-for-an-interview',
    'one-piece',
    { occasion: 'interview' },
    { type: 'shirt-dress', ...has({ fabric: ['cotton-twill'] }) },
    { type: 'shirt-dress', ...has({ fabric: ['crepe'] }) },
  ],
  [
    'beach-bag-at-work',
    'bag',
    { occasion: 'work' },
    has({ texture: ['openwork'] }),
    has({ texture: ['smooth-matte'] }),
  ],
  [
    'white-jeans-in-the-cold',
    'bottom',
    { season: 'winter' },
    { type: 'jeans', hex: '#f8f7f4' },
    { type: 'jeans', hex: '#27304a' },
  ],
  [
    'day-trousers-at-night',
    'bottom',
    { occasion: 'evening' },
    { source: 'catalog', ...has({ fabric: ['wool-suiting'] }), hex: '#d6c7a9' },
    { source: 'wardrobe', ...has({ fabric: ['wool-suiting'] }), hex: '#d6c7a9' },
  ],
  ['too-dressed-for-sport', 'shoes', { occasion: 'sport' }, { formality: 2 }, { formality: 0.5 }],
  [
    'rainwear-on-a-dry-day',
    'layer',
    {},
    { contexts: ['rain'] },
    { contexts: ['rain'] },
    { weather: { celsius: 12, rain: true } },
  ],
  [
    'day-clothes-at-night',
    'top',
    { occasion: 'evening' },
    { source: 'catalog', formality: 2.5, occasion: ['everyday', 'work'] },
    { source: 'wardrobe', formality: 2.5, occasion: ['everyday', 'work'] },
  ],
  [
    'day-clothes-at-night',
    'top',
    { occasion: 'evening', presentation: 'mens' },
    { formality: 2, occasion: ['everyday', 'work'] },
    { formality: 2, occasion: ['everyday', 'work'], ...has({ neckline: ['roll-neck'] }) },
  ],
  [
    'evening-wear-by-day',
    'top',
    {},
    { contexts: ['evening'] },
    { contexts: ['evening'] },
    { occasion: 'evening' },
  ],
  [
    'nothing-under-a-cardigan',
    'top',
    {},
    { type: 'cardigan' },
    { type: 'cardigan', ...has({ length: ['crop'] }) },
  ],
  ['retired', 'top', {}, { status: 'retired' }, { status: 'niche' }],
  ['out-of-season', 'shoes', { season: 'winter' }, { season: ['summer'] }, { season: ['winter', 'fall'] }],
  [
    'linen-in-the-cold',
    'top',
    {},
    { attributes: { fabric: ['linen'] } },
    { attributes: { fabric: ['crepe'] } },
  ],
  [
    'thick-cloth-in-the-heat',
    'top',
    { season: 'summer' },
    { attributes: { fabric: ['chunky-knit'] } },
    { attributes: { fabric: ['fine-knit'] } },
  ],
  [
    'bare-arms-in-the-cold',
    'top',
    { season: 'winter' },
    { attributes: { sleeveLength: ['short'] } },
    { attributes: { sleeveLength: ['wrist'] } },
  ],
  [
    'light-dress-in-the-cold',
    'one-piece',
    { season: 'winter' },
    { attributes: { sleeveLength: ['cap'] } },
    { attributes: { sleeveLength: ['elbow'] } },
  ],
  [
    'long-sleeves-in-the-heat',
    'one-piece',
    { season: 'summer' },
    { attributes: { sleeveLength: ['wrist'] } },
    { attributes: { sleeveLength: ['wrist'] } },
    { season: 'summer', isModest: true },
  ],
  [
    'white-to-a-wedding',
    'one-piece',
    { occasion: 'celebration' },
    { hex: '#fbfaf6' },
    { hex: '#fbfaf6', attributes: { prints: ['floral-large'] } },
  ],
  [
    'too-bare-for-work',
    'one-piece',
    { occasion: 'work' },
    { attributes: { length: ['mini'] } },
    { attributes: { length: ['above-knee'] } },
  ],
  [
    'too-casual-for-an-interview',
    'shoes',
    { occasion: 'interview' },
    { type: 'sneaker' },
    { type: 'loafer' },
  ],
  [
    'not-festive',
    'bottom',
    { occasion: 'celebration' },
    { attributes: { fabric: ['corduroy'] } },
    { attributes: { fabric: ['velvet'] } },
  ],
  [
    'open-shoes-in-the-cold',
    'shoes',
    {},
    { type: 'flat-sandal' },
    { type: 'flat-sandal' },
    { occasion: 'evening' },
  ],
  ['closed-shoes-in-the-heat', 'shoes', { season: 'summer' }, { type: 'ankle-boot' }, { type: 'loafer' }],
  [
    'closed-shoes-in-the-heat',
    'shoes',
    { season: 'summer', presentation: 'mens' },
    { type: 'oxford', hex: '#1f2024' },
    { type: 'oxford', hex: '#5a3a22' },
  ],
  ['no-winter-coat', 'layer', { season: 'winter' }, { type: 'trench-coat' }, { type: 'wool-coat' }],
  [
    'mesh-shoes-in-fall',
    'shoes',
    { season: 'fall' },
    { type: 'ballet-flat', ...has({ texture: ['openwork'] }) },
    { type: 'ballet-flat', ...has({ texture: ['openwork'] }) },
    { season: 'summer' },
  ],
  [
    'canvas-shoes-on-a-cool-day',
    'shoes',
    { weather: { celsius: 12 } },
    { type: 'sneaker', ...has({ fabric: ['crisp-cotton'] }) },
    { type: 'sneaker', ...has({ fabric: ['crisp-cotton'] }) },
    { weather: { celsius: 18 } },
  ],
  [
    'metal-shoes-at-work',
    'shoes',
    { occasion: 'work' },
    { source: 'catalog', type: 'pump', color: 'Pale gold' },
    { source: 'catalog', type: 'pump', color: 'Black' },
  ],
  [
    'weekend-clothes-at-work',
    'bottom',
    { occasion: 'work' },
    { type: 'jeans', hex: '#a9bdd2' },
    { type: 'jeans', hex: '#2b3550' },
  ],
  [
    'pale-suede-at-night',
    'shoes',
    { occasion: 'celebration' },
    { source: 'catalog', hex: '#a08c7a', ...has({ fabric: ['suede'] }) },
    { source: 'catalog', hex: '#1f1f23', ...has({ fabric: ['suede'] }) },
  ],
  ['soaked-shoes', 'shoes', { weather: RAIN }, { type: 'ankle-boot', ...has({ fabric: ['suede'] }) }, BOOTS],
  ['soaked-shoes', 'shoes', { weather: RAIN }, { type: 'sneaker', hex: '#f8f7f4' }, { type: 'sneaker' }],
  ['soaked-coat', 'layer', { weather: RAIN }, { type: 'overshirt' }, { type: 'trench-coat' }],
  [
    'soaked-coat',
    'layer',
    { weather: RAIN },
    { type: 'wool-coat' },
    { type: 'wool-coat' },
    { weather: RAIN, occasion: 'evening' },
  ],
  [
    'pale-hems-in-the-rain',
    'bottom',
    { weather: RAIN },
    { hex: '#f8f7f4' },
    { hex: '#f8f7f4' },
    { weather: RAIN, occasion: 'celebration' },
  ],
  ['low-shoes-in-frost', 'shoes', { weather: FROST }, { type: 'sneaker' }, BOOTS],
  [
    'low-shoes-in-frost',
    'shoes',
    { weather: { ...FROST, rain: true }, occasion: 'evening' },
    { type: 'pump' },
    { type: 'pump' },
    { weather: FROST, occasion: 'evening' },
  ],
  [
    'thin-clothes-in-frost',
    'bottom',
    { weather: FROST },
    has({ fabric: ['viscose'] }),
    has({ fabric: ['wool-suiting'] }),
  ],
  [
    'thin-clothes-in-frost',
    'top',
    { weather: FROST },
    has({ sleeveLength: ['elbow'] }),
    has({ sleeveLength: ['wrist'] }),
  ],
  [
    'wool-in-the-heat',
    'bottom',
    { weather: HEAT },
    has({ fabric: ['wool-suiting'] }),
    has({ fabric: ['linen'] }),
  ],
  [
    'long-sleeves-in-the-heat',
    'top',
    { weather: HEAT },
    has({ sleeveLength: ['wrist'], fabric: ['crisp-cotton'] }, { type: 'shirt' }),
    has({ sleeveLength: ['wrist'], fabric: ['linen'] }, { type: 'shirt' }),
  ],
  [
    'jacket-in-the-heat',
    'mid',
    { weather: HEAT, occasion: 'weekend' },
    { type: 'blazer' },
    { type: 'blazer' },
    { weather: HEAT, occasion: 'interview' },
  ],
];

it.each(PIECES)(
  '%s forbids its case, but not a similar one',
  (id, slot, question, forbidden, near, nearQuestion = question) => {
    const veto = ALL_PIECE_VETOES.find((each) => each.id === id)!;
    expect(veto.forbids(createCandidate(slot, forbidden), slot, ask(question))).toBe(true);
    expect(veto.forbids(createCandidate(slot, near), slot, ask(nearQuestion))).toBe(false);
  },
);

type PairCase = readonly [slot: OutfitSlot, changes: Case];
const FULL = has({ length: ['mid-calf'] }, { type: 'full-skirt' });

const PAIRS: readonly [
  id: string,
  first: PairCase,
  second: PairCase,
  near: PairCase,
  question?: Partial<OutfitQuestion>,
][] = [
  [
    'half-a-suit',
    ['mid', { type: 'blazer' }],
    ['bottom', { type: 'straight-trousers' }],
    ['bottom', { type: 'straight-trousers', hex: '#c9b899' }],
    { presentation: 'mens' },
  ],
  [
    'two-patterns',
    ['top', has({ prints: ['check-small'] })],
    ['bottom', has({ prints: ['dot-small'] })],
    ['bottom', has({ prints: ['dot-small'], pattern: ['tone-on-tone'] })],
  ],
  [
    'all-white-to-a-wedding',
    ['mid', { hex: '#ffffff' }],
    ['bottom', { hex: '#ffffff' }],
    ['bottom', { hex: '#1f2a44' }],
    { occasion: 'celebration' },
  ],
  [
    'navy-beside-black',
    ['top', { hex: '#1f2a44' }],
    ['bottom', { hex: '#111111' }],
    ['bottom', { hex: '#4b4b4d' }],
  ],
  [
    'linen-with-winter-cloth',
    ['top', has({ fabric: ['linen'] })],
    ['bottom', has({ fabric: ['tweed'] })],
    ['bottom', has({ fabric: ['crepe'] })],
  ],
  [
    'almost-a-suit',
    ['mid', { type: 'blazer', hex: '#4a4a4c' }],
    ['bottom', { hex: '#57575a' }],
    ['bottom', { hex: '#4a4a4c' }],
  ],
  [
    'denim-on-denim',
    ['top', has({ fabric: ['denim'] }, { hex: '#4d6788' })],
    ['bottom', { type: 'straight-jeans', hex: '#4d6788' }],
    ['bottom', { type: 'straight-jeans', hex: '#f4f2ee' }],
  ],
  [
    'denim-jacket-on-denim',
    ['bottom', { type: 'straight-jeans', hex: '#4d6788' }],
    ['layer', { type: 'denim-jacket', hex: '#4d6788' }],
    ['layer', { type: 'leather-jacket' }],
  ],
  [
    'leather-on-leather',
    ['bottom', has({ fabric: ['soft-leather'] })],
    ['mid', { type: 'leather-jacket' }],
    ['mid', { type: 'blazer' }],
  ],
  [
    'one-color-by-accident',
    ['top', { hex: '#a9c7e8' }],
    ['bottom', { type: 'straight-jeans', hex: '#c3d6ea' }],
    ['bottom', { type: 'straight-jeans', hex: '#3b5a86' }],
  ],
  [
    'leather-jacket-on-jeans-at-work',
    ['bottom', { type: 'straight-jeans' }],
    ['mid', { type: 'leather-jacket' }],
    ['mid', { type: 'blazer' }],
    { occasion: 'work' },
  ],
  [
    'short-sleeves-on-short-sleeves',
    ['top', has({ sleeveLength: ['short'] })],
    ['mid', has({ sleeveLength: ['short'] }, { type: 'sweater' })],
    ['mid', has({ sleeveLength: ['wrist'] }, { type: 'sweater' })],
  ],
  [
    'half-zip-with-a-skirt',
    ['top', has({ line: ['half-zip'] })],
    ['bottom', { type: 'pencil-skirt' }],
    ['bottom', { type: 'straight-trousers' }],
  ],
  [
    'two-shines',
    ['top', has({ fabric: ['satin'] })],
    ['bottom', has({ texture: ['sequins'] })],
    ['bottom', has({ fabric: ['crepe'] })],
  ],
  [
    'shine-over-shine',
    ['one-piece', has({ fabric: ['satin'] })],
    ['mid', has({ fabric: ['satin'] })],
    ['mid', has({ fabric: ['velvet'] })],
  ],
  [
    'lace-with-lace',
    ['top', has({ fabric: ['lace'] })],
    ['bottom', has({ fabric: ['lace'] })],
    ['bottom', {}],
  ],
  [
    'sweatshirt-with-satin-or-skirt',
    ['top', has({ fabric: ['sweatshirt-fleece'] })],
    ['bottom', { type: 'pencil-skirt' }],
    ['bottom', {}],
  ],
  [
    'chunky-knit-with-silk',
    ['top', has({ fabric: ['chunky-knit'] })],
    ['bottom', has({ fabric: ['satin'] })],
    ['bottom', has({ fabric: ['crepe'] })],
  ],
  ['two-ties', ['top', has({ waist: ['tie'] })], ['bottom', has({ waist: ['tie'] })], ['bottom', {}]],
  [
    'tie-under-a-tie',
    ['one-piece', has({ waist: ['tie'] })],
    ['layer', has({ waist: ['tie'] })],
    ['layer', {}],
  ],
  [
    'cropped-top-over-a-low-waist',
    ['top', has({ length: ['crop'] })],
    ['bottom', has({ waist: ['mid-rise'] })],
    ['bottom', has({ waist: ['high-rise'] })],
  ],
  [
    'wide-over-wide',
    ['top', has({ fit: ['oversized'] })],
    ['bottom', has({ leg: ['wide'] })],
    ['bottom', has({ leg: ['slim'] })],
  ],
  [
    'long-over-wide',
    ['top', has({ length: ['tunic-length'] })],
    ['bottom', has({ leg: ['palazzo'] })],
    ['bottom', has({ leg: ['slim'] })],
  ],
  [
    'tunic-over-more-than-slim-legs',
    ['top', has({ style: ['tunic'] })],
    ['bottom', has({ leg: ['straight'] })],
    ['bottom', has({ leg: ['skinny'] })],
  ],
  [
    'full-sleeve-under-a-jacket',
    ['top', has({ sleeves: ['bishop'] })],
    ['mid', { type: 'blazer' }],
    ['layer', { type: 'cape' }],
  ],
  [
    'bare-shoulders-under-a-jacket',
    ['top', has({ neckline: ['off-shoulder'] })],
    ['mid', {}],
    ['bottom', {}],
  ],
  ['hood-under-a-blazer', ['top', has({ neckline: ['hooded'] })], ['mid', { type: 'blazer' }], ['mid', {}]],
  ['bow-under-a-jacket', ['top', has({ specialFeatures: ['neck-bow'] })], ['mid', {}], ['layer', {}]],
  [
    'oversized-under-a-narrow-jacket',
    ['top', has({ fit: ['oversized'] })],
    ['mid', has({ fit: ['semi-fitted'] })],
    ['mid', has({ fit: ['oversized'] })],
  ],
  [
    'thick-under-tight',
    ['top', has({ fabric: ['chunky-knit'] })],
    ['layer', has({ fit: ['nipped-waist'] })],
    ['layer', has({ fit: ['straight-easy'] })],
  ],
  [
    'long-under-short',
    ['top', has({ length: ['tunic-length'] })],
    ['mid', has({ length: ['jacket-waist'] })],
    ['mid', has({ length: ['jacket-hip'] })],
  ],
  [
    'sleeves-longer-than-the-jackets',
    ['top', has({ sleeveLength: ['wrist'] })],
    ['mid', has({ sleeveLength: ['three-quarter'] })],
    ['mid', has({ sleeveLength: ['wrist'] })],
  ],
  [
    'vest-over-a-full-sleeve',
    ['top', has({ sleeves: ['puff'] })],
    ['mid', { type: 'waistcoat' }],
    ['bottom', {}],
  ],
  ['vest-over-a-dress', ['one-piece', {}], ['mid', { type: 'gilet' }], ['mid', { type: 'blazer' }]],
  [
    'gown-under-a-day-jacket',
    ['one-piece', { type: 'gown' }],
    ['mid', { type: 'blazer' }],
    ['layer', { type: 'wool-coat' }],
  ],
  [
    'wide-blazer-over-a-dress',
    ['one-piece', {}],
    ['mid', { type: 'blazer', ...has({ fit: ['oversized'] }) }],
    ['mid', { type: 'blazer', ...has({ fit: ['semi-fitted'] }) }],
    { occasion: 'work' },
  ],
  [
    'flare-over-flare',
    ['one-piece', has({ style: ['fit-and-flare'] })],
    ['layer', has({ style: ['a-line'] })],
    ['layer', {}],
  ],
  [
    'shaped-coat-over-wide-or-long',
    ['bottom', has({ leg: ['wide'] })],
    ['layer', has({ style: ['fit-and-flare'] })],
    ['layer', {}],
  ],
  [
    'short-coat-over-a-full-skirt',
    ['bottom', FULL],
    ['layer', has({ length: ['above-knee'] })],
    ['layer', has({ length: ['ankle'] })],
  ],
  [
    'long-jacket-over-a-full-skirt',
    ['bottom', FULL],
    ['mid', has({ length: ['jacket-hip'] })],
    ['mid', has({ length: ['jacket-waist'] })],
  ],
  [
    'long-layer-over-a-skirt-or-wide-legs',
    ['bottom', { type: 'pencil-skirt' }],
    ['layer', { type: 'longline-cardigan' }],
    ['layer', { type: 'wool-coat' }],
  ],
  [
    'cocoon-over-wide',
    ['bottom', has({ leg: ['wide'] })],
    ['layer', has({ style: ['cocoon-coat'] })],
    ['layer', {}],
  ],
  ['puffer-over-a-skirt', ['one-piece', {}], ['layer', { type: 'puffer' }], ['layer', { type: 'wool-coat' }]],
  [
    'coat-shorter-than-the-jacket',
    ['mid', has({ length: ['jacket-long'] })],
    ['layer', has({ length: ['jacket-long'] })],
    ['layer', has({ length: ['below-knee'] })],
  ],
  [
    'coat-shorter-than-the-jacket',
    ['mid', has({ length: ['jacket-long'] })],
    ['layer', has({ length: ['jacket-waist'] })],
    ['layer', has({ length: ['jacket-long'] })],
    { lifeStates: [{ state: 'seated' }] },
  ],
  [
    'wide-under-a-coat',
    ['mid', has({ fit: ['oversized'] })],
    ['layer', {}],
    ['layer', has({ fit: ['oversized'] })],
  ],
  ['jacket-over-a-jacket', ['mid', {}], ['layer', { type: 'bomber' }], ['layer', {}]],
  [
    'jacket-under-a-shaped-coat',
    ['mid', { type: 'longline-cardigan' }],
    ['layer', has({ fit: ['nipped-waist'] })],
    ['layer', {}],
  ],
  [
    'knee-boot-under-wide-legs',
    ['bottom', has({ leg: ['straight'] })],
    ['shoes', { type: 'knee-boot' }],
    ['shoes', { type: 'ankle-boot' }],
  ],
  [
    'knee-boot-under-a-floor-hem',
    ['one-piece', has({ length: ['floor'] })],
    ['shoes', { type: 'knee-boot' }],
    ['shoes', { type: 'pump' }],
  ],
  [
    'ankle-boot-with-a-bare-knee',
    ['one-piece', has({ length: ['knee'] })],
    ['shoes', { type: 'ankle-boot' }],
    ['shoes', { type: 'knee-boot' }],
  ],
  [
    'ankle-strap-under-a-cropped-leg',
    ['bottom', has({ leg: ['cropped'] })],
    ['shoes', has({ shoes: ['ankle-strap'] })],
    ['shoes', has({ shoes: ['pointed-toe'] })],
  ],
  [
    'sneaker-with-evening-wear',
    ['one-piece', { formality: 3.5 }],
    ['shoes', { type: 'sneaker' }],
    ['shoes', { type: 'loafer' }],
  ],
  [
    'heavy-sole-with-tailoring',
    ['bottom', { formality: 3 }],
    ['shoes', has({ shoes: ['chunky-sole'] })],
    ['shoes', {}],
  ],
  [
    'rough-boots-with-tailoring',
    ['mid', { type: 'blazer' }],
    ['shoes', { type: 'ankle-boot', ...has({ shoes: ['lace-up'], fabric: ['stiff-leather'] }) }],
    ['shoes', { type: 'ankle-boot', ...has({ shoes: ['lace-up'], fabric: ['soft-leather'] }) }],
  ],
  [
    'pump-with-a-puffer',
    ['layer', { type: 'puffer' }],
    ['shoes', { type: 'pump' }],
    ['shoes', { type: 'sneaker' }],
  ],
  [
    'sneaker-with-a-tailored-coat',
    ['layer', { type: 'wool-coat' }],
    ['shoes', { type: 'sneaker', hex: '#f8f7f4' }],
    ['shoes', { type: 'sneaker', hex: '#1f2a44' }],
    { occasion: 'work' },
  ],
  [
    'jacket-under-a-shaped-coat',
    ['mid', { type: 'longline-cardigan' }],
    ['layer', has({ waist: ['tie'] })],
    ['layer', {}],
  ],
  [
    'jacket-over-a-jacket',
    ['mid', { type: 'blazer' }],
    ['layer', { type: 'denim-jacket', ...has({ length: ['jacket-waist'] }) }],
    ['layer', has({ length: ['jacket-waist'] })],
    { lifeStates: [{ state: 'seated' }] },
  ],
  [
    'sneaker-with-a-tailored-coat',
    ['layer', {}],
    ['shoes', { type: 'sneaker' }],
    ['shoes', { type: 'ankle-boot' }],
    { season: 'winter' },
  ],
  ['sandals-with-a-coat', ['layer', {}], ['shoes', { type: 'flat-sandal' }], ['shoes', { type: 'loafer' }]],
  [
    'day-pump-with-shine',
    ['one-piece', has({ fabric: ['satin'] })],
    ['shoes', { type: 'pump', hex: '#8f7f70', ...has({ fabric: ['suede'] }) }],
    ['shoes', { type: 'pump', hex: '#8f7f70', ...has({ fabric: ['satin'] }) }],
    { occasion: 'evening' },
  ],
  [
    'red-beside-green',
    ['bottom', { hex: '#6b1f33' }],
    ['layer', { hex: '#24452f' }],
    ['layer', { hex: '#8b8d91' }],
  ],
  [
    'black-shoes-with-a-pale-suit',
    ['bottom', { hex: '#c9b18f', ...has({ fabric: ['linen'] }) }],
    ['shoes', { hex: '#1f1f23' }],
    ['shoes', { hex: '#5b3a28' }],
    { presentation: 'mens' },
  ],
  [
    'day-shoes-with-velvet',
    ['mid', has({ fabric: ['velvet'] })],
    ['shoes', { hex: '#5b3a28' }],
    ['shoes', { hex: '#1f1f23' }],
    { presentation: 'mens', occasion: 'evening' },
  ],
  [
    'earth-tones-with-velvet',
    ['mid', has({ fabric: ['velvet'] })],
    ['bottom', { hex: '#5b3a28' }],
    ['bottom', { hex: '#1f1f23' }],
    { presentation: 'mens', occasion: 'evening' },
  ],
  [
    'sneaker-at-work',
    ['bottom', { type: 'skirt' }],
    ['shoes', { type: 'sneaker' }],
    ['shoes', { type: 'loafer' }],
    { occasion: 'work' },
  ],
  [
    'slim-heel-with-a-work-jacket',
    ['layer', { type: 'overshirt' }],
    ['shoes', { type: 'slingback', ...has({ shoes: ['slim-heel'] }) }],
    ['shoes', { type: 'slingback', ...has({ shoes: ['block-heel'] }) }],
  ],
  [
    'leather-shoes-with-joggers',
    ['bottom', { type: 'joggers' }],
    ['shoes', { type: 'loafer' }],
    ['shoes', { type: 'sneaker' }],
  ],
  [
    'burgundy-shoes-with-red',
    ['top', { hex: '#c0202c' }],
    ['shoes', { hex: '#5a1f2b' }],
    ['shoes', { hex: '#1f1f23' }],
  ],
  [
    'tee-and-jeans-at-work',
    ['top', { type: 't-shirt' }],
    ['bottom', { type: 'straight-jeans' }],
    ['bottom', { type: 'straight-trousers' }],
    { occasion: 'work' },
  ],
  [
    'tee-under-a-cardigan-at-work',
    ['top', { type: 't-shirt' }],
    ['mid', { type: 'cardigan' }],
    ['mid', { type: 'blazer' }],
    { occasion: 'work' },
  ],
  [
    'jeans-without-a-jacket-at-work',
    ['mid', { type: 'cardigan' }],
    ['bottom', { type: 'straight-jeans', source: 'catalog' }],
    ['bottom', { type: 'straight-trousers', source: 'catalog' }],
    { occasion: 'work' },
  ],
  [
    'pale-shirt-under-its-own-color',
    ['top', { type: 'shirt', hex: '#b9cbe0' }],
    ['mid', { type: 'blazer', hex: '#b9cbe0' }],
    ['mid', { type: 'blazer', hex: '#1f2a44' }],
    { presentation: 'mens' },
  ],
  [
    'two-jackets-in-the-lap',
    ['mid', { type: 'blazer', source: 'catalog', ...has({ length: ['jacket-hip'] }) }],
    ['layer', {}],
    ['shoes', {}],
    { lifeStates: [{ state: 'seated' }] },
  ],
  [
    'sneaker-at-work',
    ['bottom', { type: 'straight-jeans' }],
    ['shoes', { type: 'sneaker' }],
    ['shoes', { type: 'loafer' }],
    { occasion: 'work' },
  ],
  [
    'sneaker-at-work',
    ['bottom', { type: 'straight-trousers', hex: '#1f1f23' }],
    ['shoes', { type: 'sneaker', hex: '#8a8d92' }],
    ['shoes', { type: 'sneaker', hex: '#ffffff' }],
    { occasion: 'work' },
  ],
  [
    'sandals-under-dark-jeans',
    ['bottom', { type: 'straight-jeans', hex: '#1f2c4d' }],
    ['shoes', { type: 'sandal' }],
    ['shoes', { type: 'sneaker' }],
  ],
  [
    'black-at-a-summer-party',
    ['one-piece', { hex: '#1f1f23' }],
    ['shoes', { type: 'pump', hex: '#1f1f23' }],
    ['shoes', { type: 'pump', color: 'Pale gold' }],
    { occasion: 'celebration', season: 'summer' },
  ],
  [
    'leggings-at-work',
    ['top', { type: 't-shirt' }],
    ['bottom', { type: 'leggings' }],
    ['bottom', { type: 'straight-trousers' }],
    { occasion: 'work' },
  ],
  [
    'dressed-like-a-waiter',
    ['top', { type: 'blouse', hex: '#fafafa' }],
    ['bottom', { type: 'skirt', hex: '#1f1f23' }],
    ['bottom', { type: 'skirt', hex: '#1f1f23', ...has({ fabric: ['satin'] }) }],
    { occasion: 'celebration', season: 'summer' },
  ],
  [
    'vest-with-a-covered-head',
    ['top', has({ sleeveLength: ['sleeveless'] })],
    ['mid', { type: 'waistcoat' }],
    ['mid', { type: 'blazer' }],
    { isHeadCovered: true },
  ],
  [
    'mens-sandals-under-long-legs',
    ['bottom', { type: 'straight-jeans' }],
    ['shoes', { type: 'sandal' }],
    ['shoes', { type: 'loafer' }],
    { presentation: 'mens' },
  ],
  [
    'tee-over-office-trousers',
    ['top', { type: 't-shirt' }],
    ['bottom', { type: 'straight-trousers', hex: '#1f1f23' }],
    ['bottom', { type: 'straight-trousers', hex: '#1f1f23', formality: 2 }],
    { occasion: 'weekend', season: 'summer' },
  ],
  [
    'almost-a-suit',
    ['mid', { type: 'blazer', hex: '#1f1f23', source: 'catalog' }],
    ['bottom', { type: 'straight-trousers', hex: '#1f1f23' }],
    ['bottom', { type: 'straight-trousers', hex: '#1f1f23', source: 'catalog' }],
  ],
  [
    'one-color-by-accident',
    ['top', has({ prints: ['check'] }, { hex: '#3f6290' })],
    ['bottom', { type: 'straight-jeans', hex: '#44618c' }],
    ['bottom', { type: 'straight-jeans', hex: '#1f2a44' }],
  ],
  [
    'short-coat-over-a-full-skirt',
    ['bottom', FULL],
    ['layer', has({ length: ['jacket-hip'], fit: ['boxy'] })],
    ['layer', has({ length: ['jacket-hip'] })],
  ],
  [
    'earth-tones-with-velvet',
    ['mid', has({ fabric: ['velvet'] })],
    ['top', { hex: '#5b3a28' }],
    ['top', { hex: '#ffffff' }],
    { presentation: 'mens', occasion: 'evening' },
  ],
  [
    'sneaker-with-suit-cloth-in-summer',
    ['bottom', has({ fabric: ['wool-suiting'] })],
    ['shoes', { type: 'sneaker' }],
    ['shoes', { type: 'loafer' }],
    { season: 'summer' },
  ],
  [
    'pale-low-shoes-in-the-cold',
    ['bottom', {}],
    ['shoes', { type: 'pump', hex: '#efe8d9', source: 'catalog' }],
    ['shoes', { type: 'pump', source: 'catalog' }],
    { occasion: 'evening', season: 'winter' },
  ],
  [
    'hoodie-with-suit-cloth',
    ['top', has({ neckline: ['hooded'] })],
    ['bottom', has({ fabric: ['wool-suiting'] })],
    ['bottom', has({ fabric: ['cotton-twill'] })],
  ],
  [
    'black-shoes-with-brown-trousers',
    ['bottom', { hex: '#5b3a28' }],
    ['shoes', { hex: '#1f1f23', source: 'catalog' }],
    ['shoes', { hex: '#4a3228', source: 'catalog' }],
    { presentation: 'mens' },
  ],
  [
    'shine-on-denim-at-work',
    ['top', has({ fabric: ['satin'] })],
    ['bottom', { type: 'straight-jeans', hex: '#2c3854' }],
    ['bottom', { hex: '#1f1f23' }],
    { occasion: 'work' },
  ],
  [
    'denim-jacket-on-jeans-at-work',
    ['bottom', { type: 'straight-jeans' }],
    ['layer', { type: 'denim-jacket' }],
    ['layer', { type: 'wool-coat' }],
    { occasion: 'work' },
  ],
  [
    'navy-blazer-on-dark-jeans',
    ['mid', { type: 'blazer' }],
    ['bottom', { type: 'straight-jeans', hex: '#2c3854', source: 'catalog' }],
    ['bottom', { type: 'straight-jeans', hex: '#222226', source: 'catalog' }],
  ],
  [
    'two-metals',
    ['top', { color: 'Silver' }],
    ['shoes', { type: 'pump', color: 'Pale gold' }],
    ['shoes', { type: 'pump', color: 'Black' }],
  ],
  [
    'loafer-with-a-shiny-dress',
    ['one-piece', has({ fabric: ['satin'] })],
    ['shoes', { type: 'loafer' }],
    ['shoes', { type: 'pump' }],
  ],
];

it.each(PAIRS)(
  '%s forbids its pair, but not a similar one',
  (id, [slot, changes], second, near, question = {}) => {
    const veto = PAIR_VETOES.find((each) => each.id === id)!;
    const isForbidden = ([otherSlot, other]: PairCase) => {
      if (!veto.between[0].includes(slot) || !veto.between[1].includes(otherSlot)) return false;
      const [one, two] = [createCandidate(slot, changes), createCandidate(otherSlot, other)];
      const pair = {
        first: one,
        second: two,
        firstSlot: slot,
        secondSlot: otherSlot,
        question: ask(question),
      };
      return veto.forbids(one.facts, two.facts, pair);
    };
    expect(isForbidden(second)).toBe(true);
    expect(isForbidden(near)).toBe(false);
  },
);

it('bare-arms-under-a-suit forbids its case, but not a similar one', () => {
  const veto = ALL_PIECE_VETOES.find(({ id }) => id === 'bare-arms-under-a-suit')!;
  const isForbidden = (level: number, sleeveLength: string) =>
    veto.forbids(
      createCandidate('top', has({ sleeveLength: [sleeveLength] }, { type: 'shirt' })),
      'top',
      ask({ presentation: 'mens' }, { look: { ...OUTFIT_WITHOUT_LOOK, level } }),
    );
  expect(isForbidden(3, 'short')).toBe(true);
  expect(isForbidden(3, 'wrist')).toBe(false);
  expect(isForbidden(2, 'short')).toBe(false);
});

it('every veto has a test case', () => {
  const cases = [...new Set([...PIECES.map(([id]) => id), 'bare-arms-under-a-suit'])];
  expect(ALL_PIECE_VETOES.map(({ id }) => id).sort()).toEqual(cases.sort());
  expect(PAIR_VETOES.map(({ id }) => id).sort()).toEqual([...new Set(PAIRS.map(([id]) => id))].sort());
});

it('knit over silk is allowed if the look asks for it', () => {
  const [one, two] = [
    createCandidate('top', has({ fabric: ['chunky-knit'] })),
    createCandidate('bottom', has({ fabric: ['satin'] })),
  ];
  const veto = PAIR_VETOES.find(({ id }) => id === 'chunky-knit-with-silk')!;
  const question = ask({}, { mixesKnitAndSilk: true });
  const pair = { first: one, second: two, firstSlot: 'top', secondSlot: 'bottom', question } as const;
  expect(veto.forbids(one.facts, two.facts, pair)).toBe(false);
});
