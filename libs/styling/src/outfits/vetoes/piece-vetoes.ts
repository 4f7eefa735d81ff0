import type { Occasion, OutfitSlot, Tone } from '@figura/contracts';
import { isAskedFor, OUTFIT_CONTEXTS } from '../../looks/shown';
import { ANKLE, FLOOR, isMetallic, isWhite, MID_CALF, CLOTHES, USUAL_HEM } from '../piece-facts';
import { COLORED_TONES, WARM_TONES } from '../tones';
import { isOffice, OFF_DUTY, SMART_CASUAL, type PieceVeto } from './veto';
import { COVER_VETOES } from './cover-vetoes';
import { FIGURE_VETOES } from './figure-vetoes';
import { LIFE_VETOES } from './life-vetoes';
import { MENS_VETOES } from './mens-vetoes';
import { WEATHER_VETOES } from './weather-vetoes';

/** Maximum formality for sport: T-shirt and sneakers, at most a casual jacket. */
const SPORT_FORMALITY: Readonly<Partial<Record<OutfitSlot, number>>> = {
  'one-piece': 1,
  top: 1,
  bottom: 1,
  shoes: 1,
  layer: 1.5,
  bag: 1.5,
};

/** Formality above which clothes are not for a day off. */
const DRESSED = 3.5;
const HEELS = 4;
const LOUD_TONES: ReadonlySet<Tone> = new Set<Tone>(['fuchsia', 'coral', 'orange', 'yellow']);

const EVENING_OCCASIONS: ReadonlySet<Occasion> = new Set<Occasion>(['evening', 'celebration', 'formal']);

function isOnlyForEvenings(occasions: readonly Occasion[]): boolean {
  return occasions.length > 0 && occasions.every((occasion) => EVENING_OCCASIONS.has(occasion));
}

export const PIECE_VETOES: readonly PieceVeto[] = [
  {
    id: 'context-not-asked-for',
    isAlways: true,
    forbids: ({ piece }, _, { contexts }) =>
      !isAskedFor(piece.wearing.contexts, [...OUTFIT_CONTEXTS, ...contexts]),
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
    id: 'day-clothes-at-night',
    forbids: ({ piece, facts }, slot, { isEvening, isMens, occasion }) =>
      isEvening &&
      ((slot === 'shoes' && facts.is('mule', 'loafer', 'ballet-flat') && facts.has('texture', 'openwork')) ||
        (CLOTHES.includes(slot) &&
          !piece.wearing.occasion.some((occasion) => EVENING_OCCASIONS.has(occasion)) &&
          !(
            (isMens || (piece.source === 'wardrobe' && occasion !== 'formal')) &&
            (piece.wearing.formality > SMART_CASUAL ||
              facts.has('neckline', 'roll-neck') ||
              (occasion === 'evening' &&
                ((facts.is('sweater') && facts.has('fabric', 'fine-knit')) ||
                  facts.is('bodysuit') ||
                  (facts.is('jeans') && facts.shade === 'dark'))) ||
              (piece.wearing.formality === SMART_CASUAL &&
                (slot === 'one-piece' || (facts.is('skirt', 'chinos') && facts.shade === 'dark'))))
          ) &&
          !(isMens && slot === 'bottom' && piece.source === 'wardrobe'))),
  },
  {
    id: 'gown-to-a-dinner',
    forbids: ({ piece, facts }, slot, { occasion }) =>
      slot === 'one-piece' &&
      occasion === 'evening' &&
      piece.source === 'catalog' &&
      facts.hem === FLOOR &&
      !piece.wearing.occasion.includes('evening'),
  },
  {
    id: 'evening-wear-by-day',
    forbids: ({ piece, facts }, slot, { isEvening, occasion, isMens }) =>
      !isEvening &&
      (piece.wearing.contexts.includes('evening') ||
        (slot === 'shoes' && facts.has('fabric', 'satin')) ||
        (slot === 'shoes' &&
          OFF_DUTY.has(occasion) &&
          (piece.wearing.formality > HEELS ||
            (piece.source === 'catalog' && facts.is('pump') && piece.wearing.formality === HEELS))) ||
        (facts.has('fabric', 'wool-suiting') &&
          (facts.has('line', 'outer-leg-stripe') ||
            (facts.is('blazer') && facts.has('texture', 'soft-sheen')))) ||
        (slot === 'top' && facts.is('shirt') && facts.has('line', 'pintucks') && isMens) ||
        (slot === 'bottom' && occasion === 'interview' && facts.isShiny) ||
        (CLOTHES.includes(slot) &&
          (isOnlyForEvenings(piece.wearing.occasion) ||
            (OFF_DUTY.has(occasion) &&
              piece.wearing.formality > (slot === 'top' && piece.source === 'wardrobe' ? HEELS : DRESSED))))),
  },
  {
    id: 'nothing-under-a-cardigan',
    forbids: ({ facts, piece }, slot) =>
      slot === 'top' &&
      piece.source === 'wardrobe' &&
      facts.is('cardigan') &&
      !facts.isShort &&
      !facts.has('fit', 'second-skin', 'fitted-bodice', 'semi-fitted', 'nipped-waist') &&
      !facts.has('line', 'front-placket'),
  },
  { id: 'retired', forbids: ({ piece }) => piece.status === 'retired' },
  {
    id: 'day-jacket-at-night',
    forbids: ({ facts }, slot, question) =>
      slot === 'mid' &&
      question.isEvening &&
      !question.isMens &&
      ((facts.is('blazer') && !facts.isShiny && facts.tone !== null && WARM_TONES.has(facts.tone)) ||
        facts.has(
          'fabric',
          'chunky-knit',
          'tweed',
          'linen',
          'cotton-twill',
          'firm-denim',
          'fine-knit',
          'ponte',
        )),
  },
  {
    id: 'suit-off-duty',
    forbids: ({ facts, piece }, slot, { occasion, isRaining }) =>
      (occasion === 'everyday' || occasion === 'weekend') &&
      ((slot === 'mid' && isRaining && facts.is('blazer')) ||
        (slot === 'bottom' &&
          (piece.set !== undefined || (piece.source === 'wardrobe' && facts.has('line', 'pressed-crease'))) &&
          facts.has('fabric', 'wool-suiting'))),
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
    id: 'day-coat-at-night',
    forbids: ({ facts, piece }, slot, { isEvening, isRaining, occasion }) =>
      slot === 'layer' &&
      isEvening &&
      !isRaining &&
      facts.is('trench-coat', 'denim-jacket', 'parka', 'overshirt', 'barn-jacket') &&
      !(piece.source === 'wardrobe' && occasion === 'evening' && facts.is('trench-coat')) &&
      !facts.has('fabric', 'crepe', 'satin'),
  },
  {
    id: 'knit-dress-at-night',
    forbids: ({ facts }, slot, { isEvening }) =>
      slot === 'one-piece' && isEvening && facts.has('fabric', 'chunky-knit', 'fine-knit'),
  },
  {
    id: 'jersey-at-night',
    forbids: ({ facts, piece }, slot, { isEvening, isMens, hasMid }) =>
      slot === 'top' &&
      isEvening &&
      !isMens &&
      !hasMid &&
      piece.source === 'catalog' &&
      !facts.isShiny &&
      facts.has('fabric', 'ponte', 'thin-jersey', 'soft-cotton'),
  },
  {
    id: 'flannel-shirt-at-work',
    forbids: ({ facts, piece }, slot, { isMens, occasion }) =>
      slot === 'top' &&
      isOffice(occasion) &&
      !isMens &&
      piece.source === 'catalog' &&
      facts.isPatterned &&
      facts.has('texture', 'brushed'),
  },
  {
    id: 'unfit-for-travel',
    forbids: ({ facts }, slot, { occasion, isMens }) =>
      occasion === 'travel' &&
      ((slot === 'shoes' &&
        ((isMens && facts.is('oxford') && facts.tone === 'black') ||
          facts.is('pump', 'slingback', 'mule') ||
          facts.has('shoes', 'wedge-heel') ||
          (facts.is('ballet-flat') && facts.has('shoes', 'pointed-toe')))) ||
        (slot === 'bottom' && isWhite(facts))),
  },
  {
    id: 'white-to-a-wedding',
    isAlways: true,
    forbids: ({ facts }, slot, { occasion }) =>
      occasion === 'celebration' && slot === 'one-piece' && !facts.isPatterned && isWhite(facts),
  },
  {
    id: 'metal-shoes-at-work',
    forbids: ({ facts, piece }, slot, { occasion }) =>
      slot === 'shoes' &&
      isOffice(occasion) &&
      (piece.source !== 'wardrobe' || piece.wearing.formality > HEELS) &&
      isMetallic(facts),
  },
  {
    id: 'long-plain-skirt-on-a-summer-day',
    forbids: ({ facts, piece }, slot, { band, isEvening, isModest }) =>
      slot === 'bottom' &&
      band === 'warm' &&
      !isEvening &&
      !isModest &&
      piece.source === 'catalog' &&
      facts.is('skirt') &&
      (facts.hem ?? 0) >= ANKLE &&
      !facts.isPatterned &&
      !facts.isShiny &&
      (facts.tone === null || !COLORED_TONES.has(facts.tone)) &&
      facts.shade !== 'light',
  },
  {
    id: 'day-boots-at-night',
    forbids: ({ facts, piece }, slot, { isEvening, isMens }) =>
      slot === 'shoes' &&
      isEvening &&
      !isMens &&
      piece.source === 'catalog' &&
      facts.is('boot') &&
      facts.tone !== 'black' &&
      !piece.wearing.occasion.some((occasion) => EVENING_OCCASIONS.has(occasion)),
  },
  {
    id: 'pale-suede-at-night',
    forbids: ({ facts, piece }, slot, question) =>
      slot === 'shoes' &&
      question.isEvening &&
      piece.source === 'catalog' &&
      !question.isMens &&
      facts.has('fabric', 'suede') &&
      facts.shade !== 'dark',
  },
  {
    id: 'too-bare-for-work',
    forbids: ({ facts }, slot, { occasion, hasMid }) =>
      isOffice(occasion) &&
      slot !== 'mid' &&
      slot !== 'layer' &&
      (facts.has('length', 'mini', 'crop') ||
        facts.has('neckline', 'strapless', 'halter', 'off-shoulder', 'deep-v') ||
        facts.has('texture', 'sequins', 'sheer') ||
        (facts.has('sleeves', 'thin-strap') && !hasMid)),
  },
  {
    id: 'too-casual-for-an-interview',
    forbids: ({ facts }, slot, { occasion, hasMid, isMens, isSeated }) =>
      occasion === 'interview' &&
      ((facts.is('chinos') && !isMens) ||
        facts.is('jeans', 'sandal', 'mule', 'sneaker', 'backpack') ||
        (facts.is('crossbody-bag') && !isSeated) ||
        facts.has('fabric', 'firm-denim', 'denim') ||
        (slot !== 'shoes' &&
          slot !== 'bag' &&
          slot !== 'accessory' &&
          facts.has('fabric', 'soft-leather', 'suede')) ||
        facts.has('shoes', 'open-toe', 'mid-calf-boot') ||
        facts.has('line', 'half-zip') ||
        (slot === 'top' && !hasMid && facts.is('polo')) ||
        (slot === 'one-piece' && !hasMid && facts.isPatterned) ||
        (slot === 'bottom' && facts.has('leg', 'cropped') && facts.has('fabric', 'cotton-twill', 'linen')) ||
        (CLOTHES.includes(slot) && facts.tone !== null && LOUD_TONES.has(facts.tone)) ||
        facts.has('prints', 'animal')),
  },
  {
    id: 'not-festive',
    forbids: ({ facts, piece }, slot, { occasion, band, isMens, isPregnant }) =>
      (occasion === 'celebration' || occasion === 'formal') &&
      !isMens &&
      ((facts.is('loafer', 'boot', 'sneaker', 'jeans', 'chinos') &&
        !(
          piece.source === 'wardrobe' &&
          occasion === 'celebration' &&
          band === 'cold' &&
          facts.is('boot') &&
          facts.shade === 'dark' &&
          !facts.has('shoes', 'chunky-sole')
        )) ||
        (slot === 'one-piece' &&
          !(
            piece.source === 'wardrobe' &&
            occasion === 'celebration' &&
            facts.has('fabric', 'thin-jersey')
          ) &&
          !facts.says('leg') &&
          facts.has('fabric', 'wool-suiting', 'ponte', 'thin-jersey', 'crisp-cotton')) ||
        (slot === 'top' && facts.has('fabric', 'crisp-cotton', 'soft-cotton', 'thin-jersey', 'ponte')) ||
        (slot === 'bottom' &&
          (facts.has('fabric', 'cotton-twill', 'denim', 'firm-denim', 'stretch-denim', 'linen', 'corduroy') ||
            (band === 'warm' && facts.has('fabric', 'wool-suiting')))) ||
        // A business suit is no evening suit.
        (occasion === 'formal' &&
          (slot === 'mid' || slot === 'bottom') &&
          facts.has('fabric', 'wool-suiting') &&
          facts.tone !== 'black') ||
        (occasion === 'formal' &&
          slot === 'bottom' &&
          facts.is('skirt') &&
          (facts.hem ?? USUAL_HEM.lower) < ANKLE) ||
        (occasion === 'formal' &&
          slot === 'one-piece' &&
          !isPregnant &&
          !facts.says('leg') &&
          (facts.hem ?? USUAL_HEM.lower) < MID_CALF) ||
        (occasion === 'formal' &&
          slot === 'bottom' &&
          !facts.isShiny &&
          facts.tone !== null &&
          WARM_TONES.has(facts.tone)) ||
        (occasion === 'formal' &&
          slot === 'one-piece' &&
          (facts.has('prints', 'floral-small') || facts.has('fabric', 'viscose')))),
  },
  ...COVER_VETOES,
  ...FIGURE_VETOES,
  ...LIFE_VETOES,
  ...MENS_VETOES,
  ...WEATHER_VETOES,
];
