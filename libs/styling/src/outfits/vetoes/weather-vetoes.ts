import type { Occasion, OutfitSlot, Season, Tone } from '@figura/contracts';
import { ANKLE, isOnlyIn, isTee, isWhite, isWornIn, LARGE_SLOTS, type PieceFacts } from '../piece-facts';
import type { OutfitPiece } from '../piece';
import { isOffice, OFF_DUTY, type PieceQuestion, type PieceVeto, type VetoQuestion } from './veto';

const SEASONAL_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>([
  'one-piece',
  'bottom',
  'mid',
  'layer',
  'shoes',
]);
/** Degrees Celsius below which arms are covered. */
const CHILLY = 12;
/** Degrees Celsius above which a turtleneck is too warm. */
const NECK_FREE_ABOVE = 16;
/** Degrees Celsius from which linen is worn. */
const LINEN_FROM = 17;
/** Degrees Celsius from which bare ankles and canvas shoes are worn. */
const BARE_ANKLES_FROM = 16;
/** Degrees Celsius from which a coat of so many clo is left at home. */
const MILD_DAY = 14;
/** Degrees Celsius from which a raincoat over other clothes is warm enough. */
const RAINCOATS_FROM = 9;
const WINTER_COAT = 0.6;
const DOWN_PARKA = 0.8;

/** Cloth that water stains or soaks. */
const THIRSTY = ['suede', 'satin', 'velvet', 'corduroy', 'tweed', 'fine-knit'] as const;
const CANVAS = ['crisp-cotton', 'soft-cotton', 'cotton-twill', 'linen'] as const;
const SPOTTED_TONES: ReadonlySet<Tone> = new Set<Tone>(['camel', 'tan', 'beige']);
const SUMMER_CLOTH = ['linen', 'chiffon', 'lace', 'satin', 'crisp-cotton'] as const;
const LIGHT_CLOTH = ['linen', 'chiffon', 'viscose', 'soft-cotton'] as const;
/** Degrees Celsius. */
const LIGHT_FROM = 16;
export const WINTER_TONES: ReadonlySet<Tone | null> = new Set<Tone | null>([
  'black',
  'charcoal',
  'brown',
  'burgundy',
  'aubergine',
]);
const FLOWING = ['crepe', 'viscose', 'chiffon', 'satin'] as const;
/** OKLCH lightness. */
const PALE_HEM = 0.7;
const SHEDS_RAIN = [
  'trench-coat',
  'parka',
  'puffer',
  'windbreaker',
  'funnel-jacket',
  'barn-jacket',
  'bomber',
];
const UNDER_UMBRELLAS = ['wool-coat', 'cocoon-coat'];
const JACKET_OCCASIONS: ReadonlySet<Occasion> = new Set<Occasion>([
  'work',
  'interview',
  'celebration',
  'formal',
]);

/** One is driven to the door. */
export const INDOORS: ReadonlySet<Occasion> = new Set<Occasion>(['celebration', 'formal', 'sport']);

function isOpenShoe({ is, has }: PieceFacts): boolean {
  return is('sandal', 'espadrille', 'wedge', 'mule') || has('shoes', 'open-toe');
}

function isFallOrWinter(seasons: readonly Season[] | null): boolean {
  return seasons?.every((season) => season === 'fall' || season === 'winter') === true;
}

/** Words seldom name a dress's cloth, and who owns one suit wears it to summer weddings. */
function isSeasonOpen(
  facts: PieceFacts,
  source: OutfitPiece['source'],
  { band, occasion, isHot, isMens }: PieceQuestion,
): boolean {
  if (source !== 'wardrobe') return false;
  if (facts.is('dress', 'skirt') && band !== 'warm' && !facts.has('fabric', ...SUMMER_CLOTH))
    return !facts.says('sleeveLength');
  if (facts.is('dress', 'jumpsuit')) return !facts.says('fabric') && !facts.says('sleeveLength');
  return (
    facts.is('blazer') &&
    JACKET_OCCASIONS.has(occasion) &&
    (isMens ? !facts.says('fabric') || facts.has('fabric', 'wool-suiting') : !isHot && !facts.says('fabric'))
  );
}

function isCool({ band, celsius, weather }: VetoQuestion): boolean {
  return band === 'cold' || (weather !== null && celsius !== null && celsius < BARE_ANKLES_FROM);
}

export function hasLongSleeves({ sleeve }: PieceFacts): boolean {
  return sleeve !== null && sleeve >= 5;
}

export const WEATHER_VETOES: readonly PieceVeto[] = [
  {
    id: 'out-of-season',
    forbids: ({ piece, facts }, slot, question) =>
      question.occasion !== 'sport' &&
      SEASONAL_SLOTS.has(slot) &&
      !isWornIn(question.seasons, piece.wearing.season) &&
      !isSeasonOpen(facts, piece.source, question),
  },
  {
    id: 'linen-in-the-cold',
    forbids: ({ facts }, slot, { band, celsius, weather }) =>
      facts.has('fabric', 'linen') &&
      ((slot === 'top' && band !== 'warm') ||
        (weather !== null && celsius !== null && celsius < LINEN_FROM && LARGE_SLOTS.has(slot))),
  },
  {
    id: 'thick-cloth-in-the-heat',
    forbids: ({ facts }, slot, { band, isEvening }) =>
      LARGE_SLOTS.has(slot) &&
      band === 'warm' &&
      (facts.has('fabric', 'chunky-knit', 'tweed', 'coating-wool', 'corduroy') ||
        (facts.has('fabric', 'velvet', 'suede', 'soft-leather') && !isEvening) ||
        facts.has('texture', 'cable') ||
        (facts.has('fabric', 'wool-suiting') && facts.is('skirt')) ||
        (facts.is('sweater') && hasLongSleeves(facts))),
  },
  {
    id: 'office-cloth-on-a-summer-day-off',
    forbids: ({ facts }, slot, { band, occasion }) =>
      band === 'warm' &&
      OFF_DUTY.has(occasion) &&
      (slot === 'bottom' || slot === 'one-piece') &&
      (facts.has('fabric', 'wool-suiting') ||
        (slot === 'bottom' &&
          !facts.is('shorts') &&
          (facts.has('fabric', 'ponte') ||
            facts.has('line', 'pressed-crease') ||
            (facts.has('fabric', 'crepe') && facts.shade === 'dark')))),
  },
  {
    id: 'black-jeans-in-summer',
    forbids: ({ facts, piece }, slot, { band, isMens, occasion }) =>
      slot === 'bottom' &&
      band === 'warm' &&
      !isMens &&
      OFF_DUTY.has(occasion) &&
      piece.source === 'catalog' &&
      facts.is('jeans') &&
      facts.tone === 'black',
  },
  {
    id: 'capris-in-the-cold',
    forbids: ({ facts }, slot, question) =>
      slot === 'bottom' &&
      ((isCool(question) && facts.is('capri-trousers')) ||
        // Thin cloth that ends above the ankle is of the warm half of the year.
        ((isCool(question) || isFallOrWinter(question.seasons)) &&
          facts.has('leg', 'cropped') &&
          facts.has('fabric', ...CANVAS, 'ponte'))),
  },
  {
    id: 'roll-necks-in-spring',
    forbids: ({ facts, piece }, slot, { seasons, weather, celsius }) =>
      (slot === 'top' || (slot === 'one-piece' && piece.source === 'catalog')) &&
      facts.has('neckline', 'roll-neck', ...(piece.source === 'catalog' ? ['mock-neck'] : [])) &&
      (isOnlyIn(seasons, 'spring') || (weather !== null && celsius !== null && celsius > NECK_FREE_ABOVE)),
  },
  {
    id: 'white-jeans-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'bottom' && band === 'cold' && facts.is('jeans') && isWhite(facts),
  },
  {
    id: 'suede-pumps-in-the-heat',
    forbids: ({ facts, piece }, slot, { band, isEvening }) =>
      slot === 'shoes' &&
      band === 'warm' &&
      !(isEvening && piece.source === 'wardrobe') &&
      facts.is('pump') &&
      facts.has('fabric', 'suede'),
  },
  {
    id: 'pale-loafers-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'shoes' && band === 'cold' && facts.is('loafer') && facts.shade === 'light',
  },
  {
    id: 'bare-arms-in-the-cold',
    forbids: ({ facts, piece }, slot, { band, seasons, occasion, isEvening, hasMid, celsius, weather }) =>
      slot === 'top' &&
      occasion !== 'sport' &&
      !hasMid &&
      ((band === 'cold' && (facts.sleeve ?? (isTee(facts) ? 2 : 5)) <= 3) ||
        (!isEvening &&
          celsius !== null &&
          (weather ? weather.celsius < CHILLY : isOffice(occasion) && celsius <= CHILLY) &&
          facts.sleeve !== null &&
          facts.sleeve <= 2) ||
        ((isOnlyIn(seasons, 'fall') || (isEvening && (band === 'mild' || occasion === 'celebration'))) &&
          facts.has('sleeves', 'thin-strap')) ||
        (isEvening &&
          isOnlyIn(seasons, 'fall') &&
          piece.source === 'catalog' &&
          facts.sleeve === 0 &&
          !facts.isShiny)),
  },
  {
    id: 'light-dress-in-the-cold',
    forbids: ({ facts, piece }, slot, { band, isEvening, hasMid, weather }) =>
      slot === 'one-piece' &&
      !(piece.source === 'wardrobe' && !facts.says('sleeveLength')) &&
      (band === 'cold' ||
        (weather !== null &&
          weather.celsius < (facts.has('fabric', ...LIGHT_CLOTH) ? LIGHT_FROM : CHILLY))) &&
      !isEvening &&
      !hasMid &&
      !facts.is('gown') &&
      (facts.sleeve === null || facts.sleeve < 3),
  },
  {
    id: 'open-shoes-in-the-cold',
    forbids: ({ facts }, slot, { band, isEvening }) =>
      slot === 'shoes' &&
      ((band !== 'warm' && !isEvening && isOpenShoe(facts)) ||
        (band === 'cold' && (facts.is('sandal') || facts.has('shoes', 'open-toe'))) ||
        (band === 'cold' && !isEvening && facts.is('ballet-flat', 'slingback'))),
  },
  {
    id: 'bare-feet-at-a-fall-party',
    forbids: ({ facts, piece }, slot, { seasons, isEvening }) =>
      slot === 'shoes' &&
      isEvening &&
      isOnlyIn(seasons, 'fall') &&
      piece.source === 'catalog' &&
      facts.is('sandal'),
  },
  {
    id: 'dark-suede-on-a-summer-day',
    forbids: ({ facts, piece }, slot, { band, isMens, occasion }) =>
      slot === 'shoes' &&
      band === 'warm' &&
      !isMens &&
      OFF_DUTY.has(occasion) &&
      piece.source === 'catalog' &&
      facts.is('loafer', 'ballet-flat') &&
      facts.has('fabric', 'suede') &&
      facts.shade !== 'light',
  },
  {
    id: 'office-bag-on-a-summer-day',
    forbids: ({ facts, piece }, slot, { band, isMens, occasion }) =>
      slot === 'bag' &&
      band === 'warm' &&
      !isMens &&
      OFF_DUTY.has(occasion) &&
      piece.source === 'catalog' &&
      facts.is('tote-bag') &&
      facts.has('fabric', 'stiff-leather') &&
      facts.shade === 'dark',
  },
  {
    id: 'mesh-shoes-in-fall',
    forbids: ({ facts }, slot, { seasons, isEvening }) =>
      slot === 'shoes' && !isEvening && isFallOrWinter(seasons) && facts.has('texture', 'openwork'),
  },
  {
    id: 'canvas-shoes-on-a-cool-day',
    forbids: ({ facts }, slot, question) =>
      slot === 'shoes' && question.occasion !== 'sport' && isCool(question) && facts.has('fabric', ...CANVAS),
  },
  {
    id: 'soaked-shoes',
    forbids: ({ facts }, slot, { isRaining, occasion, isPregnant }) =>
      slot === 'shoes' &&
      isRaining &&
      occasion !== 'sport' &&
      // Dress flats soak through, and heels are excluded.
      !(isPregnant && INDOORS.has(occasion) && !isOpenShoe(facts)) &&
      (isOpenShoe(facts) ||
        facts.is('ballet-flat', 'slingback') ||
        (facts.is('pump') && OFF_DUTY.has(occasion)) ||
        facts.has('fabric', ...THIRSTY, ...CANVAS) ||
        facts.has('texture', 'openwork') ||
        (facts.is('sneaker') && facts.shade === 'light')),
  },
  {
    id: 'soaked-bag',
    forbids: ({ facts }, slot, { isRaining, occasion }) =>
      slot === 'bag' &&
      isRaining &&
      !INDOORS.has(occasion) &&
      (facts.has('fabric', 'suede', ...CANVAS) || facts.has('texture', 'openwork')),
  },
  {
    id: 'soaked-coat',
    forbids: ({ facts, piece }, slot, { isRaining, isEvening, occasion }) =>
      slot === 'layer' &&
      isRaining &&
      occasion !== 'sport' &&
      (!facts.is(...SHEDS_RAIN, ...(isEvening ? UNDER_UMBRELLAS : [])) ||
        facts.has('fabric', 'suede', 'satin', 'velvet') ||
        (piece.source !== 'wardrobe' &&
          (((facts.is('wool-coat') || facts.has('fabric', 'crepe')) && facts.shade === 'light') ||
            (facts.is('barn-jacket', 'bomber') && !facts.has('fabric', 'shell-cloth'))))),
  },
  {
    id: 'pale-hems-in-the-rain',
    forbids: ({ facts }, slot, { isRaining, band, occasion }) =>
      (slot === 'bottom' || (slot === 'one-piece' && (facts.hem ?? 0) >= ANKLE)) &&
      isRaining &&
      !INDOORS.has(occasion) &&
      ((facts.lightness > PALE_HEM &&
        !(facts.is('jeans') && facts.tone !== 'white' && facts.tone !== 'ivory')) ||
        (facts.isWideLegged &&
          (facts.shade !== 'dark' || facts.has('fabric', ...FLOWING) || facts.is('jeans'))) ||
        (facts.isFullSkirted && (facts.hem ?? 0) >= ANKLE) ||
        (band !== 'warm' && facts.has('fabric', 'satin'))),
  },
  {
    id: 'spotted-in-the-rain',
    forbids: ({ facts, piece }, slot, { isRaining, isSeated, occasion }) =>
      slot === 'bottom' &&
      isRaining &&
      !INDOORS.has(occasion) &&
      piece.source === 'catalog' &&
      ((facts.tone !== null && SPOTTED_TONES.has(facts.tone) && !facts.is('skirt')) ||
        (isSeated && facts.has('fabric', 'wool-suiting', 'corduroy', 'tweed'))),
  },
  {
    id: 'thin-clothes-in-frost',
    forbids: ({ facts }, slot, { isFreezing, isEvening, occasion, hasMid }) =>
      isFreezing &&
      !isEvening &&
      occasion !== 'sport' &&
      ((slot === 'bottom' &&
        (facts.has('fabric', 'linen', 'viscose', 'chiffon', 'satin', 'lace') ||
          facts.has('leg', 'cropped', 'culotte') ||
          facts.is('shorts', 'culottes', 'capri-trousers') ||
          (facts.hem !== null && facts.hem <= 2))) ||
        (slot === 'one-piece' &&
          (facts.has('fabric', 'linen', 'chiffon', 'satin', 'lace') ||
            (facts.hem !== null && facts.hem <= 2))) ||
        ((slot === 'top' || slot === 'one-piece') &&
          facts.sleeve !== null &&
          (hasMid ? facts.sleeve < 2 : facts.sleeve < 4)) ||
        (slot === 'top' && !hasMid && facts.has('fabric', 'crisp-cotton', 'soft-cotton', 'viscose'))),
  },
  {
    id: 'thin-shirt-in-winter',
    forbids: ({ facts }, slot, { band, isEvening, occasion, hasMid }) =>
      band === 'cold' &&
      !isEvening &&
      occasion !== 'sport' &&
      slot === 'top' &&
      !hasMid &&
      (facts.has('fabric', 'crisp-cotton') ||
        (facts.is('shirt') && !facts.says('fabric')) ||
        facts.is('cardigan')),
  },
  {
    id: 'shirt-alone-on-a-cold-night',
    forbids: ({ facts }, slot, { band, hasMid, isEvening, isMens }) =>
      slot === 'top' && band === 'cold' && isEvening && !hasMid && isMens && facts.is('shirt', 't-shirt'),
  },
  {
    id: 'winter-colors-at-a-summer-party',
    forbids: ({ facts, piece }, slot, { band, occasion, isMens, isModest, seasons }) =>
      (occasion === 'celebration' ||
        (occasion === 'evening' && slot === 'one-piece' && hasLongSleeves(facts) && !isModest)) &&
      (band === 'warm' || isOnlyIn(seasons, 'spring')) &&
      piece.source === 'catalog' &&
      !isMens &&
      !facts.isPatterned &&
      (WINTER_TONES.has(facts.tone) || (slot === 'bottom' && facts.isShiny && facts.tone === 'taupe')) &&
      (slot === 'bottom'
        ? facts.tone !== 'black' || (facts.hem ?? 0) >= ANKLE
        : slot === 'mid' || slot === 'layer'
          ? facts.tone === 'black'
          : (slot === 'one-piece' || slot === 'top') && (facts.isShiny || hasLongSleeves(facts))),
  },
  {
    id: 'summer-bag-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'bag' &&
      band === 'cold' &&
      (facts.has('texture', 'openwork') || (facts.has('fabric', ...CANVAS) && facts.shade === 'light')),
  },
  {
    id: 'down-on-a-mild-day',
    forbids: ({ facts, piece }, slot, { weather }) =>
      slot === 'layer' &&
      piece.source === 'catalog' &&
      facts.is('puffer', 'parka') &&
      piece.wearing.warmth >= (facts.is('parka') ? DOWN_PARKA : WINTER_COAT) &&
      weather !== null &&
      weather.celsius > RAINCOATS_FROM,
  },
  {
    id: 'jacket-in-the-heat',
    forbids: (_, slot, { isHot, isEvening, isMens, occasion }) =>
      isHot && slot === 'mid' && !JACKET_OCCASIONS.has(occasion) && !(isEvening && isMens),
  },
  {
    id: 'winter-coat-on-a-mild-day',
    forbids: ({ piece }, slot, { celsius, isEvening, isSeated }) =>
      slot === 'layer' &&
      celsius !== null &&
      celsius >= MILD_DAY &&
      !isEvening &&
      // Lighter coats are long, and would be sat on.
      !isSeated &&
      piece.wearing.warmth >= WINTER_COAT,
  },
  {
    id: 'no-winter-coat',
    forbids: ({ facts }, slot, { band, occasion, isRaining, weather }) =>
      slot === 'layer' &&
      band === 'cold' &&
      occasion !== 'sport' &&
      !(isRaining && weather && weather.celsius >= RAINCOATS_FROM && facts.is('rain-coat', 'trench-coat')) &&
      (!facts.is('wool-coat', 'cocoon-coat', 'puffer', 'parka') || facts.has('fabric', 'satin', 'crepe')),
  },
];
