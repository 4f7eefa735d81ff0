import { isTee, LARGE_SLOTS } from '../piece-facts';
import { isOffice, SMART_CASUAL, type LookVeto } from './veto';
import { hasLongSleeves } from './weather-vetoes';

/** Formality from which men's laced shoes are worn all year. */
const TAILORED = 3;
const SHIRT_AND_TROUSERS = 2.5;
const DERBIES_FROM = 1.5;
/** OKLCH lightness from which denim is a pale wash. */
const PALE_WASH = 0.6;

/** Vetoes that depend on the look, beside the piece and the question. */
export const LOOK_VETOES: readonly LookVeto[] = [
  {
    id: 'sportswear-off-sport',
    isAlways: true,
    forbids: ({ piece }, _, { occasion, look }) =>
      piece.wearing.contexts.includes('sport') && occasion !== 'sport' && look.outer !== 'sport',
  },
  {
    id: 'beach-bag-at-work',
    forbids: ({ facts }, slot, { occasion, look }) =>
      slot === 'bag' &&
      isOffice(occasion) &&
      (facts.has('texture', 'openwork') ||
        facts.has('accessories', 'waist-bag') ||
        facts.has('fabric', 'straw') ||
        (facts.has('fabric', 'crisp-cotton') && look.level > SMART_CASUAL) ||
        (facts.is('backpack') && look.level > SMART_CASUAL)),
  },
  {
    id: 'day-trousers-at-night',
    forbids: ({ facts, piece }, slot, question) =>
      slot === 'bottom' &&
      question.isEvening &&
      !question.isMens &&
      question.look.match.length === 0 &&
      !facts.isShiny &&
      !(piece.source === 'wardrobe' && question.occasion !== 'formal') &&
      ((piece.set !== undefined && facts.shade !== 'dark') ||
        (!facts.says('fabric') && (facts.tone === 'gray' || facts.tone === 'charcoal')) ||
        (facts.is('straight-trousers') && facts.shade === 'light') ||
        (facts.has('fabric', 'wool-suiting', 'linen', 'cotton-twill') &&
          facts.tone !== 'black' &&
          facts.tone !== 'navy')),
  },
  {
    id: 'weekend-clothes-at-work',
    forbids: ({ facts, piece }, slot, { occasion, hasMid, look }) =>
      occasion === 'work' &&
      ((slot === 'top' &&
        (facts.has('neckline', 'hooded') ||
          (!hasMid && (isTee(facts) || facts.has('fabric', 'sweatshirt-fleece'))))) ||
        (facts.is('jeans') &&
          (facts.is('baggy-jeans') ||
            (piece.source === 'catalog' && !hasMid) ||
            (facts.tone === 'denim' && facts.lightness > PALE_WASH))) ||
        (slot === 'shoes' && facts.is('sneaker') && facts.has('fabric', 'crisp-cotton')) ||
        (piece.source === 'catalog' &&
          ((slot === 'shoes' && facts.is('sandal', 'espadrille') && piece.wearing.formality < SMART_CASUAL) ||
            (LARGE_SLOTS.has(slot) && facts.has('prints', 'animal') && !look.mood.includes('bold'))))),
  },
  {
    id: 'bare-arms-under-a-suit',
    forbids: ({ facts }, slot, question) =>
      slot === 'top' &&
      question.isMens &&
      question.look.level >= 3 &&
      facts.is('shirt') &&
      facts.sleeve !== null &&
      facts.sleeve <= 3,
  },
  {
    id: 'rainwear-on-a-dry-day',
    isAlways: true,
    forbids: ({ piece }, _, { isRaining, look }) =>
      piece.wearing.contexts.includes('rain') && !isRaining && look.weather !== 'rain',
  },
  {
    id: 'long-sleeves-in-the-heat',
    forbids: ({ facts, piece }, slot, { band, isEvening, isHot, isModest, look, isMens }) =>
      (slot === 'top' || slot === 'one-piece') &&
      band === 'warm' &&
      hasLongSleeves(facts) &&
      !(piece.source === 'wardrobe' && isEvening && !isHot && facts.has('fabric', 'satin')) &&
      !(look.modest && !isHot && facts.tone !== 'black') &&
      !isModest &&
      !(slot === 'top' && facts.has('fabric', 'linen')) &&
      // Cotton shirts are worn rolled, in real heat only where a dress code asks for one.
      !(
        slot === 'top' &&
        (!isHot || (isMens && look.level >= SHIRT_AND_TROUSERS)) &&
        (!isEvening || isMens) &&
        facts.is('shirt') &&
        (!facts.says('fabric') || facts.has('fabric', 'crisp-cotton', 'soft-cotton'))
      ),
  },
  {
    id: 'closed-shoes-in-the-heat',
    forbids: ({ facts, piece }, slot, { band, look, isHot, isMens }) =>
      slot === 'shoes' &&
      band === 'warm' &&
      look.outer !== 'sport' &&
      (facts.is('boot') ||
        (facts.is('oxford') &&
          !(
            isMens &&
            (look.level >= TAILORED ||
              (piece.source === 'wardrobe' && !isHot && facts.tone !== 'black' && look.level >= DERBIES_FROM))
          ))),
  },
  {
    id: 'low-shoes-in-frost',
    forbids: ({ facts }, slot, { isFreezing, isEvening, isRaining, occasion, look }) =>
      slot === 'shoes' &&
      isFreezing &&
      occasion !== 'sport' &&
      !facts.is('boot') &&
      (isEvening
        ? facts.is('ballet-flat', 'slingback', 'sneaker') || (isRaining && occasion === 'evening')
        : // Laced leather shoes belong to a suit; on ice boots are as good with it.
          !(facts.is('oxford') && look.level >= TAILORED)),
  },
  {
    id: 'wool-in-the-heat',
    forbids: ({ facts }, slot, { isHot, look, isEvening, isMens, occasion }) =>
      isHot &&
      LARGE_SLOTS.has(slot) &&
      occasion !== 'sport' &&
      (facts.has('fabric', 'ponte', 'firm-denim', 'soft-leather', 'stiff-leather', 'suede') ||
        // Satin shows every drop.
        (slot === 'top' && facts.has('fabric', 'satin') && !isEvening) ||
        facts.is('jeans') ||
        facts.has('neckline', 'roll-neck', 'mock-neck') ||
        // Tropical wool is what a man's suit is made of.
        (facts.has('fabric', 'wool-suiting') && !(isMens && look.level >= TAILORED))),
  },
];
