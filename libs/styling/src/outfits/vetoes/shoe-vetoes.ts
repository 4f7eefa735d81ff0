import type { OutfitSlot } from '@figura/contracts';
import { CLOTHES, USUAL_HEM, type PieceFacts } from '../piece-facts';
import { WARM_TONES } from '../tones';
import type { PairVeto } from './veto';

const LOWER: readonly OutfitSlot[] = ['bottom', 'one-piece'];
const isWarm = ({ tone }: PieceFacts) => tone !== null && WARM_TONES.has(tone);
const OUTER: readonly OutfitSlot[] = ['mid', 'layer'];

export const SHOE_VETOES: readonly PairVeto[] = [
  {
    id: 'knee-boot-under-wide-legs',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes, { firstSlot }) =>
      shoes.is('knee-boot') &&
      (firstSlot === 'one-piece'
        ? lower.says('leg') || lower.is('jumpsuit', 'dungarees')
        : !lower.is('skirt') && !lower.has('leg', 'legging', 'skinny', 'slim', 'culotte')),
  },
  {
    id: 'knee-boot-under-a-floor-hem',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes) => shoes.is('knee-boot') && (lower.hem ?? USUAL_HEM.lower) > 6,
  },
  {
    id: 'ankle-boot-with-a-bare-knee',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes, { firstSlot, second, question }) =>
      // Opaque tights cover it in the cold.
      !(second.piece.source === 'wardrobe' && question.band === 'cold') &&
      shoes.is('ankle-boot') &&
      (firstSlot === 'one-piece' ? !lower.says('leg') : lower.is('skirt')) &&
      (lower.hem ?? 5) <= 3,
  },
  {
    id: 'ankle-strap-under-a-cropped-leg',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes) =>
      (shoes.has('shoes', 'ankle-strap') &&
        (lower.is('capri-trousers', 'culottes') || lower.has('leg', 'cropped', 'culotte'))) ||
      (shoes.is('loafer') && lower.is('capri-trousers')),
  },
  {
    id: 'sneaker-with-evening-wear',
    between: [CLOTHES, ['shoes']],
    forbids: (body, shoes, { first }) =>
      shoes.is('sneaker') && (body.isShiny || first.piece.wearing.formality > 3.2),
  },
  {
    id: 'sneaker-at-work',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes, { first, question }) =>
      question.occasion === 'work' &&
      shoes.is('sneaker') &&
      (lower.is('skirt', 'dress', 'jeans') ||
        (first.piece.wearing.formality > 2 && shoes.shade !== 'light' && shoes.tone !== lower.tone)),
  },
  {
    id: 'mens-sandals-under-long-legs',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes, { question }) =>
      question.isMens &&
      shoes.is('sandal') &&
      !bottom.is('shorts') &&
      !bottom.has('fabric', 'linen') &&
      !bottom.has('leg', 'cropped'),
  },
  {
    id: 'sandals-under-dark-jeans',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes) =>
      shoes.is('sandal') && bottom.is('jeans') && bottom.shade === 'dark' && !bottom.has('leg', 'cropped'),
  },
  {
    id: 'black-at-a-summer-party',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes, { firstSlot, second, question }) =>
      question.occasion === 'celebration' &&
      question.band === 'warm' &&
      !question.isMens &&
      shoes.tone === 'black' &&
      ((firstSlot === 'one-piece' && lower.tone === 'black') || second.piece.source === 'catalog'),
  },
  {
    id: 'sneaker-with-suit-cloth-in-summer',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes, { question }) =>
      question.band === 'warm' &&
      shoes.is('sneaker') &&
      (bottom.has('fabric', 'wool-suiting') || bottom.has('line', 'pressed-crease')),
  },
  {
    id: 'heavy-sole-with-tailoring',
    between: [CLOTHES, ['shoes']],
    forbids: (_, shoes, { first }) =>
      shoes.has('shoes', 'chunky-sole') && first.piece.wearing.formality > 2.7,
  },
  {
    id: 'rough-boots-with-tailoring',
    between: [['mid', 'bottom'], ['shoes']],
    forbids: (tailored, shoes) =>
      (tailored.is('blazer') || tailored.has('fabric', 'wool-suiting')) &&
      (shoes.is('hiking-boot') ||
        (shoes.is('ankle-boot') && shoes.has('shoes', 'lace-up') && shoes.has('fabric', 'stiff-leather'))),
  },
  {
    id: 'pump-with-a-puffer',
    between: [OUTER, ['shoes']],
    forbids: (outer, shoes) => outer.is('puffer') && shoes.is('pump', 'ballet-flat'),
  },
  {
    id: 'sneaker-with-a-tailored-coat',
    between: [['layer'], ['shoes']],
    forbids: (coat, shoes, { question }) =>
      (question.isRaining ||
        question.band === 'cold' ||
        (question.occasion === 'work' && (shoes.tone === 'white' || shoes.tone === 'ivory'))) &&
      coat.is('wool-coat', 'cocoon-coat') &&
      shoes.is('sneaker'),
  },
  {
    id: 'slim-heel-with-a-work-jacket',
    between: [OUTER, ['shoes']],
    forbids: (outer, shoes) =>
      outer.is('overshirt', 'barn-jacket', 'parka') &&
      shoes.is('pump', 'slingback') &&
      shoes.has('shoes', 'slim-heel'),
  },
  {
    id: 'leather-shoes-with-joggers',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes) => bottom.is('joggers') && !shoes.is('sneaker', 'sandal'),
  },
  {
    id: 'burgundy-shoes-with-red',
    between: [[...LOWER, 'top'], ['shoes']],
    forbids: (clothes, shoes) => clothes.tone === 'red' && shoes.tone === 'burgundy',
  },
  {
    id: 'sandals-with-a-coat',
    between: [['layer'], ['shoes']],
    forbids: (_, shoes, { question }) => !question.isEvening && shoes.is('sandal', 'espadrille'),
  },
  {
    id: 'day-pump-with-shine',
    between: [LOWER, ['shoes']],
    forbids: (lower, shoes, { question }) =>
      question.isEvening &&
      lower.isShiny &&
      shoes.has('fabric', 'suede') &&
      (shoes.tone === 'taupe' || shoes.tone === 'beige' || shoes.tone === 'camel'),
  },
  {
    id: 'black-shoes-with-a-pale-suit',
    between: [['mid', 'bottom'], ['shoes']],
    forbids: (suit, shoes, { question }) =>
      question.isMens && shoes.tone === 'black' && suit.has('fabric', 'linen') && isWarm(suit),
  },
  {
    id: 'black-shoes-with-brown-trousers',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes, { second, question }) =>
      question.isMens &&
      second.piece.source === 'catalog' &&
      shoes.tone === 'black' &&
      (bottom.tone === 'brown' || bottom.tone === 'tan' || bottom.tone === 'rust'),
  },
  {
    id: 'earth-tones-with-velvet',
    between: [['mid'], ['top', 'bottom']],
    forbids: (mid, other, { question }) => question.isMens && mid.has('fabric', 'velvet') && isWarm(other),
  },
  {
    id: 'day-shoes-with-velvet',
    between: [['mid'], ['shoes']],
    forbids: (mid, shoes, { question }) =>
      question.isMens && mid.has('fabric', 'velvet') && shoes.tone !== 'black',
  },
  {
    id: 'pale-low-shoes-in-the-cold',
    between: [['bottom'], ['shoes']],
    forbids: (bottom, shoes, { second, question }) =>
      question.band === 'cold' &&
      question.occasion === 'evening' &&
      second.piece.source === 'catalog' &&
      !bottom.is('skirt') &&
      shoes.is('pump', 'ballet-flat', 'slingback') &&
      shoes.shade === 'light',
  },
  {
    id: 'two-metals',
    between: [[...LOWER, 'top'], ['shoes']],
    forbids: (_, shoes, { first }) => {
      const name = first.piece.garment.colors[0]?.name ?? '';
      return (
        (/silver/i.test(name) && shoes.tone === 'gold') || (/gold/i.test(name) && shoes.tone === 'silver')
      );
    },
  },
  {
    id: 'loafer-with-a-shiny-dress',
    between: [['one-piece'], ['shoes']],
    forbids: (dress, shoes) => shoes.is('loafer') && dress.isShiny,
  },
];
