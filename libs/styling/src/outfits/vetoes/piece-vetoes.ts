import type { Occasion, OutfitSlot, Season } from '@figura/contracts';
import { isAskedFor, OUTFIT_CONTEXTS } from '../../looks/shown';
import { isWornIn, LARGE_SLOTS, type PieceFacts } from '../piece-facts';
import type { PieceVeto } from './veto';

/** Clothes that the season is asked of; the others are worn all year. */
const SEASONAL_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>([
  'one-piece',
  'bottom',
  'mid',
  'layer',
  'shoes',
]);
/** Nobody does sport in what is dressier than a T-shirt and sneakers, or arrives in more than a casual jacket. */
const SPORT_FORMALITY: Readonly<Partial<Record<OutfitSlot, number>>> = {
  'one-piece': 1,
  top: 1,
  bottom: 1,
  shoes: 1,
  layer: 1.5,
  bag: 1.5,
};

/** An evening is as dressed as its clothes; a coat, a bag and shoes may come from the day. */
const DRESSES_UP: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['one-piece', 'top', 'bottom']);
const EVENING_OCCASIONS: ReadonlySet<Occasion> = new Set<Occasion>(['evening', 'celebration', 'formal']);

function isOpenShoe({ is, has }: PieceFacts): boolean {
  return is('sandal', 'espadrille', 'wedge', 'mule') || has('shoes', 'open-toe');
}

function hasLongSleeves({ sleeve }: PieceFacts): boolean {
  return sleeve !== null && sleeve >= 5;
}

function isOnlyIn(seasons: readonly Season[] | null, season: Season): boolean {
  return seasons?.every((each) => each === season) === true;
}

/** What is never worn for a question, whatever else is worn. */
export const PIECE_VETOES: readonly PieceVeto[] = [
  {
    id: 'context-not-asked-for',
    isAlways: true,
    forbids: ({ piece }, _, { contexts }) =>
      // Those of an occasion or the weather have vetoes of their own.
      !isAskedFor(piece.wearing.contexts, [...OUTFIT_CONTEXTS, ...contexts]),
  },
  {
    id: 'sportswear-off-sport',
    isAlways: true,
    forbids: ({ piece }, _, { occasion, look }) =>
      piece.wearing.contexts.includes('sport') && occasion !== 'sport' && look.outer !== 'sport',
  },
  {
    id: 'too-dressed-for-sport',
    isAlways: true,
    forbids: ({ piece }, slot, { occasion }) =>
      occasion === 'sport' && piece.wearing.formality > (SPORT_FORMALITY[slot] ?? Infinity),
  },
  {
    id: 'jeans-for-sport',
    isAlways: true,
    forbids: ({ facts }, _, { occasion }) => occasion === 'sport' && facts.is('jeans'),
  },
  {
    id: 'loungewear-out',
    isAlways: true,
    forbids: ({ piece }, _, { occasion }) =>
      piece.wearing.contexts.includes('lounge') && occasion !== 'weekend',
  },
  {
    id: 'rainwear-on-a-dry-day',
    isAlways: true,
    forbids: ({ piece }, _, { isRaining, look }) =>
      piece.wearing.contexts.includes('rain') && !isRaining && look.weather !== 'rain',
  },
  {
    id: 'day-clothes-at-night',
    forbids: ({ piece }, slot, { isEvening }) =>
      isEvening &&
      DRESSES_UP.has(slot) &&
      !piece.wearing.occasion.some((occasion) => EVENING_OCCASIONS.has(occasion)),
  },
  {
    id: 'evening-wear-by-day',
    forbids: ({ piece }, _, { isEvening }) => piece.wearing.contexts.includes('evening') && !isEvening,
  },
  { id: 'retired', forbids: ({ piece }) => piece.status === 'retired' },
  {
    id: 'out-of-season',
    forbids: ({ piece }, slot, { seasons, occasion }) =>
      occasion !== 'sport' && SEASONAL_SLOTS.has(slot) && !isWornIn(seasons, piece.wearing.season),
  },
  {
    id: 'linen-in-the-cold',
    forbids: ({ facts }, slot, { band }) => slot === 'top' && band !== 'warm' && facts.has('fabric', 'linen'),
  },
  {
    id: 'thick-cloth-in-the-heat',
    forbids: ({ facts }, slot, { band, isEvening }) =>
      LARGE_SLOTS.has(slot) &&
      band === 'warm' &&
      (facts.has('fabric', 'chunky-knit', 'tweed', 'coating-wool', 'corduroy') ||
        (facts.has('fabric', 'velvet') && !isEvening) ||
        (facts.has('fabric', 'wool-suiting') && facts.is('skirt')) ||
        (facts.is('sweater') && hasLongSleeves(facts))),
  },
  {
    id: 'capris-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'bottom' && band === 'cold' && facts.is('capri-trousers'),
  },
  {
    id: 'day-jacket-at-night',
    forbids: ({ facts }, slot, { isEvening }) =>
      slot === 'mid' &&
      isEvening &&
      facts.has(
        'fabric',
        'chunky-knit',
        'tweed',
        'linen',
        'cotton-twill',
        'firm-denim',
        'fine-knit',
        'ponte',
      ),
  },
  {
    id: 'roll-necks-in-spring',
    forbids: ({ facts }, slot, { seasons }) =>
      slot === 'top' && isOnlyIn(seasons, 'spring') && facts.has('neckline', 'roll-neck'),
  },
  {
    id: 'suit-pants-off-duty',
    forbids: ({ facts, piece }, slot, { occasion }) =>
      slot === 'bottom' &&
      (occasion === 'everyday' || occasion === 'weekend') &&
      piece.set !== undefined &&
      facts.has('fabric', 'wool-suiting'),
  },
  {
    id: 'shirt-dress-for-an-interview',
    forbids: ({ facts }, slot, { occasion }) =>
      slot === 'one-piece' &&
      occasion === 'interview' &&
      facts.is('shirt-dress') &&
      facts.has('fabric', 'cotton-twill', 'linen', 'crisp-cotton', 'soft-cotton', 'viscose'),
  },
  {
    id: 'beach-bag-at-work',
    forbids: ({ facts }, slot, { occasion, look }) =>
      slot === 'bag' &&
      (occasion === 'work' || occasion === 'interview') &&
      (facts.has('texture', 'openwork') ||
        facts.has('fabric', 'straw') ||
        (facts.is('backpack') && look.level > 2)),
  },
  {
    id: 'white-jeans-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'bottom' &&
      band === 'cold' &&
      facts.is('jeans') &&
      (facts.tone === 'white' || facts.tone === 'ivory'),
  },
  {
    id: 'day-trousers-at-night',
    forbids: ({ facts, piece }, slot, { isEvening, look }) =>
      slot === 'bottom' &&
      isEvening &&
      // A whole suit is dressed up by itself.
      look.match.length === 0 &&
      !facts.isShiny &&
      ((piece.set !== undefined && facts.shade !== 'dark') ||
        (facts.is('straight-trousers') && facts.shade === 'light') ||
        (facts.has('fabric', 'wool-suiting', 'linen', 'cotton-twill') &&
          facts.tone !== 'black' &&
          facts.tone !== 'navy')),
  },
  {
    id: 'day-coat-at-night',
    forbids: ({ facts }, slot, { isEvening, isRaining }) =>
      slot === 'layer' &&
      isEvening &&
      !isRaining &&
      facts.is('trench-coat', 'denim-jacket', 'parka', 'overshirt', 'barn-jacket') &&
      !facts.has('fabric', 'crepe', 'satin'),
  },
  {
    id: 'knit-dress-at-night',
    forbids: ({ facts }, slot, { isEvening }) =>
      slot === 'one-piece' && isEvening && facts.has('fabric', 'chunky-knit', 'fine-knit'),
  },
  {
    id: 'suede-pumps-in-the-heat',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'shoes' && band === 'warm' && facts.is('pump') && facts.has('fabric', 'suede'),
  },
  {
    id: 'pale-loafers-in-the-cold',
    forbids: ({ facts }, slot, { band }) =>
      slot === 'shoes' && band === 'cold' && facts.is('loafer') && facts.shade === 'light',
  },
  {
    id: 'unfit-for-travel',
    forbids: ({ facts }, slot, { occasion }) =>
      occasion === 'travel' &&
      ((slot === 'shoes' &&
        (facts.is('pump', 'slingback', 'mule') ||
          (facts.is('ballet-flat') && facts.has('shoes', 'pointed-toe')))) ||
        (slot === 'bottom' && (facts.tone === 'white' || facts.tone === 'ivory'))),
  },
  {
    id: 'bare-arms-in-the-cold',
    forbids: ({ facts }, slot, { band, seasons, occasion, isEvening, hasMid }) =>
      slot === 'top' &&
      occasion !== 'sport' &&
      !hasMid &&
      ((band === 'cold' && facts.sleeve !== null && facts.sleeve <= 3) ||
        ((isOnlyIn(seasons, 'fall') || (isEvening && band === 'mild')) &&
          facts.has('sleeves', 'thin-strap'))),
  },
  {
    id: 'light-dress-in-the-cold',
    forbids: ({ facts }, slot, { band, isEvening, hasMid }) =>
      slot === 'one-piece' &&
      band === 'cold' &&
      !isEvening &&
      !hasMid &&
      !facts.is('gown') &&
      (facts.sleeve === null || facts.sleeve < 3),
  },
  {
    id: 'long-sleeves-in-the-heat',
    forbids: ({ facts }, slot, { band, isEvening, isModest, look }) =>
      (slot === 'top' || slot === 'one-piece') &&
      band === 'warm' &&
      hasLongSleeves(facts) &&
      !look.modest &&
      !isModest &&
      !(slot === 'top' && facts.has('fabric', 'linen')) &&
      // Cotton shirts are worn rolled.
      !(
        slot === 'top' &&
        !isEvening &&
        facts.is('shirt') &&
        facts.has('fabric', 'crisp-cotton', 'soft-cotton')
      ),
  },
  {
    id: 'white-to-a-wedding',
    isAlways: true,
    forbids: ({ facts }, slot, { occasion }) =>
      occasion === 'celebration' &&
      slot === 'one-piece' &&
      !facts.isPatterned &&
      (facts.tone === 'white' || facts.tone === 'ivory'),
  },
  {
    id: 'too-bare-for-work',
    forbids: ({ facts }, _, { occasion, hasMid }) =>
      (occasion === 'work' || occasion === 'interview') &&
      (facts.has('length', 'mini', 'crop') ||
        facts.has('neckline', 'strapless', 'halter', 'off-shoulder', 'deep-v') ||
        facts.has('texture', 'sequins', 'sheer') ||
        (facts.has('sleeves', 'thin-strap') && !hasMid)),
  },
  {
    id: 'too-casual-for-an-interview',
    forbids: ({ facts }, slot, { occasion }) =>
      occasion === 'interview' &&
      (facts.is('jeans', 'sandal', 'mule', 'sneaker', 'crossbody-bag', 'backpack') ||
        facts.has('fabric', 'firm-denim', 'denim') ||
        (slot !== 'shoes' && slot !== 'bag' && facts.has('fabric', 'soft-leather', 'suede')) ||
        facts.has('shoes', 'open-toe') ||
        facts.has('line', 'half-zip') ||
        facts.has('prints', 'animal')),
  },
  {
    id: 'not-festive',
    forbids: ({ facts }, slot, { occasion, band }) =>
      (occasion === 'celebration' || occasion === 'formal') &&
      (facts.is('loafer', 'boot', 'jeans', 'chinos') ||
        (slot === 'one-piece' &&
          !facts.says('leg') &&
          facts.has('fabric', 'wool-suiting', 'ponte', 'thin-jersey', 'crisp-cotton')) ||
        (slot === 'top' && facts.has('fabric', 'crisp-cotton', 'soft-cotton', 'thin-jersey', 'ponte')) ||
        (slot === 'bottom' &&
          (facts.has('fabric', 'cotton-twill', 'firm-denim', 'stretch-denim', 'linen', 'corduroy') ||
            (band === 'warm' && facts.has('fabric', 'wool-suiting')))) ||
        // A business suit is no evening suit.
        (occasion === 'formal' &&
          slot === 'mid' &&
          facts.has('fabric', 'wool-suiting') &&
          facts.tone !== 'black') ||
        (occasion === 'formal' &&
          slot === 'bottom' &&
          facts.is('skirt') &&
          facts.has('fabric', 'satin') &&
          (facts.hem ?? 4) < 6) ||
        (occasion === 'formal' && slot === 'one-piece' && facts.has('prints', 'floral-small'))),
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
    id: 'closed-shoes-in-the-heat',
    forbids: ({ facts }, slot, { band, look }) =>
      slot === 'shoes' && band === 'warm' && look.outer !== 'sport' && facts.is('boot', 'oxford'),
  },
  {
    id: 'no-winter-coat',
    forbids: ({ facts }, slot, { band, occasion }) =>
      slot === 'layer' &&
      band === 'cold' &&
      occasion !== 'sport' &&
      (!facts.is('wool-coat', 'cocoon-coat', 'puffer', 'parka') || facts.has('fabric', 'satin', 'crepe')),
  },
];
