import type { OutfitSlot } from '@figura/contracts';
import { isOnlyIn, isWornIn, LARGE_SLOTS, type PieceFacts } from '../piece-facts';
import { isMensOutfit, type PieceVeto } from './veto';

const SEASONAL_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>([
  'one-piece',
  'bottom',
  'mid',
  'layer',
  'shoes',
]);
/** Formality from which men's laced shoes are worn all year. */
const TAILORED = 3;

function isOpenShoe({ is, has }: PieceFacts): boolean {
  return is('sandal', 'espadrille', 'wedge', 'mule') || has('shoes', 'open-toe');
}

function hasLongSleeves({ sleeve }: PieceFacts): boolean {
  return sleeve !== null && sleeve >= 5;
}

export const WEATHER_VETOES: readonly PieceVeto[] = [
  {
    id: 'rainwear-on-a-dry-day',
    isAlways: true,
    forbids: ({ piece }, _, { isRaining, look }) =>
      piece.wearing.contexts.includes('rain') && !isRaining && look.weather !== 'rain',
  },
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
    id: 'roll-necks-in-spring',
    forbids: ({ facts }, slot, { seasons }) =>
      slot === 'top' && isOnlyIn(seasons, 'spring') && facts.has('neckline', 'roll-neck'),
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
    id: 'bare-arms-in-the-cold',
    forbids: ({ facts }, slot, { band, seasons, occasion, isEvening, hasMid }) =>
      slot === 'top' &&
      occasion !== 'sport' &&
      !hasMid &&
      ((band === 'cold' && facts.sleeve !== null && facts.sleeve <= 3) ||
        ((isOnlyIn(seasons, 'fall') || (isEvening && (band === 'mild' || occasion === 'celebration'))) &&
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
    forbids: ({ facts }, slot, { band, isEvening, isModest, look, ...question }) =>
      (slot === 'top' || slot === 'one-piece') &&
      band === 'warm' &&
      hasLongSleeves(facts) &&
      !look.modest &&
      !isModest &&
      !(slot === 'top' && facts.has('fabric', 'linen')) &&
      // Cotton shirts are worn rolled.
      !(
        slot === 'top' &&
        (!isEvening || isMensOutfit({ look, ...question })) &&
        facts.is('shirt') &&
        facts.has('fabric', 'crisp-cotton', 'soft-cotton')
      ),
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
    forbids: ({ facts }, slot, { band, look, ...question }) =>
      slot === 'shoes' &&
      band === 'warm' &&
      look.outer !== 'sport' &&
      (facts.is('boot') ||
        (facts.is('oxford') && !(isMensOutfit({ look, ...question }) && look.level >= TAILORED))),
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
