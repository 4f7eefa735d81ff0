import {
  ANKLE,
  BELOW_KNEE,
  CLOTHES,
  isMetallic,
  isOnlyIn,
  isWhite,
  KNEE,
  MID_CALF,
  USUAL_HEM,
  type PieceFacts,
} from '../piece-facts';
import { WARM_TONES } from '../tones';
import { hasBareArms } from './cover-vetoes';
import { createPairVetoes, LOWER, OFF_DUTY, OUTER, type PairVeto } from './veto';

const isWarm = ({ tone }: PieceFacts) => tone !== null && WARM_TONES.has(tone);

export const SHOE_VETOES: readonly PairVeto[] = [
  ...createPairVetoes(LOWER, ['shoes'], {
    'knee-boot-under-wide-legs': (lower, shoes, { firstSlot }) =>
      shoes.is('knee-boot') &&
      (firstSlot === 'one-piece'
        ? lower.says('leg') || lower.is('jumpsuit', 'dungarees')
        : !lower.is('skirt') && !lower.has('leg', 'legging', 'skinny', 'slim', 'culotte')),
    'knee-boot-under-a-floor-hem': (lower, shoes) =>
      shoes.is('knee-boot') && (lower.hem ?? USUAL_HEM.lower) > 6,
    'ankle-boot-with-a-bare-knee': (lower, shoes, { firstSlot, second, question }) =>
      // Opaque tights cover it in the cold.
      !(second.piece.source === 'wardrobe' && question.band === 'cold') &&
      shoes.is('ankle-boot') &&
      (firstSlot === 'one-piece' ? !lower.says('leg') : lower.is('skirt')) &&
      (lower.hem ?? MID_CALF) <=
        (question.isEvening && second.piece.source === 'catalog' ? BELOW_KNEE : KNEE),
    'boots-below-linen-or-culottes': (lower, shoes, { second, question }) =>
      second.piece.source === 'catalog' &&
      shoes.is('boot') &&
      (lower.has('fabric', 'linen') || (question.band === 'mild' && lower.is('culottes'))),
    'dark-leather-below-summer-clothes': (lower, shoes, { firstSlot, second, question }) =>
      isOnlyIn(question.seasons, 'summer') &&
      OFF_DUTY.has(question.occasion) &&
      !question.isMens &&
      second.piece.source === 'catalog' &&
      shoes.shade === 'dark' &&
      shoes.is('loafer', 'sneaker') &&
      !shoes.has('fabric', 'crisp-cotton', 'cotton-twill') &&
      (firstSlot === 'one-piece' || lower.is('skirt') || lower.has('fabric', 'linen')),
    'loafer-with-a-dress-at-an-interview': (lower, shoes, { firstSlot, second, question }) =>
      question.occasion === 'interview' &&
      !question.isPregnant &&
      second.piece.source === 'catalog' &&
      firstSlot === 'one-piece' &&
      !lower.says('leg') &&
      shoes.is('loafer'),
    'ankle-strap-under-a-cropped-leg': (lower, shoes) =>
      (shoes.has('shoes', 'ankle-strap') &&
        (lower.is('capri-trousers', 'culottes') || lower.has('leg', 'cropped', 'culotte'))) ||
      (shoes.is('loafer') && lower.is('capri-trousers')),
    'brown-shoes-with-evening-black': (lower, shoes, { second, question }) =>
      question.isEvening &&
      !question.isMens &&
      second.piece.source === 'catalog' &&
      (shoes.tone === 'brown' || shoes.tone === 'tan') &&
      lower.tone === 'black',
    'sneaker-at-work': (lower, shoes, { first, question }) =>
      question.occasion === 'work' &&
      shoes.is('sneaker') &&
      (lower.is('skirt', 'dress', 'jeans') ||
        (first.piece.wearing.formality > 2 && shoes.shade !== 'light' && shoes.tone !== lower.tone)),
    'black-at-a-summer-party': (lower, shoes, { firstSlot, second, question }) =>
      question.occasion === 'celebration' &&
      question.band === 'warm' &&
      !question.isMens &&
      shoes.tone === 'black' &&
      ((firstSlot === 'one-piece' && lower.tone === 'black') || second.piece.source === 'catalog'),
    'day-pump-with-shine': (lower, shoes, { question }) =>
      question.isEvening &&
      lower.isShiny &&
      shoes.has('fabric', 'suede') &&
      (shoes.tone === 'taupe' || shoes.tone === 'beige' || shoes.tone === 'camel'),
  }),
  ...createPairVetoes(CLOTHES, ['shoes'], {
    'sneaker-with-evening-wear': (body, shoes, { first }) =>
      shoes.is('sneaker') && (body.isShiny || first.piece.wearing.formality > 3.2),
    'heavy-sole-with-tailoring': (_, shoes, { first }) =>
      shoes.has('shoes', 'chunky-sole') && first.piece.wearing.formality > 2.7,
  }),
  ...createPairVetoes(['bottom'], ['shoes'], {
    'mens-sandals-under-long-legs': (bottom, shoes, { question }) =>
      question.isMens &&
      shoes.is('sandal') &&
      !bottom.is('shorts') &&
      !bottom.has('fabric', 'linen') &&
      !bottom.has('leg', 'cropped'),
    'sandals-under-dark-jeans': (bottom, shoes) =>
      shoes.is('sandal') && bottom.is('jeans') && bottom.shade === 'dark' && !bottom.has('leg', 'cropped'),
    'sneaker-with-suit-cloth': (bottom, shoes, { first, second, question }) =>
      shoes.is('sneaker') &&
      (question.band === 'warm'
        ? bottom.has('fabric', 'wool-suiting') || bottom.has('line', 'pressed-crease')
        : question.occasion === 'travel' &&
          !question.isMens &&
          second.piece.source === 'catalog' &&
          first.piece.set !== undefined),
    'leather-shoes-with-joggers': (bottom, shoes) => bottom.is('joggers') && !shoes.is('sneaker', 'sandal'),
    'black-shoes-with-brown-trousers': (bottom, shoes, { second, question }) =>
      question.isMens &&
      second.piece.source === 'catalog' &&
      shoes.tone === 'black' &&
      (bottom.tone === 'brown' || bottom.tone === 'tan' || bottom.tone === 'rust'),
    'pale-low-shoes-in-the-cold': (bottom, shoes, { second, question }) =>
      question.band === 'cold' &&
      question.occasion === 'evening' &&
      second.piece.source === 'catalog' &&
      !bottom.is('skirt') &&
      shoes.is('pump', 'ballet-flat', 'slingback') &&
      shoes.shade === 'light',
  }),
  ...createPairVetoes(['mid', 'bottom'], ['shoes'], {
    'rough-boots-with-tailoring': (tailored, shoes) =>
      (tailored.is('blazer') || tailored.has('fabric', 'wool-suiting')) &&
      (shoes.is('hiking-boot') ||
        (shoes.is('ankle-boot') && shoes.has('shoes', 'lace-up') && shoes.has('fabric', 'stiff-leather'))),
    'black-shoes-with-a-pale-suit': (suit, shoes, { question }) =>
      question.isMens && shoes.tone === 'black' && suit.has('fabric', 'linen') && isWarm(suit),
  }),
  ...createPairVetoes(OUTER, ['shoes'], {
    'pump-with-a-puffer': (outer, shoes) => outer.is('puffer') && shoes.is('pump', 'ballet-flat'),
    'slim-heel-with-a-work-jacket': (outer, shoes) =>
      outer.is('overshirt', 'barn-jacket', 'parka') &&
      shoes.is('pump', 'slingback') &&
      shoes.has('shoes', 'slim-heel'),
  }),
  ...createPairVetoes(['layer'], ['shoes'], {
    'sneaker-with-a-tailored-coat': (coat, shoes, { question }) =>
      (question.isRaining || question.band === 'cold' || (question.occasion === 'work' && isWhite(shoes))) &&
      coat.is('wool-coat', 'cocoon-coat') &&
      shoes.is('sneaker'),
    'black-coat-and-boots-in-spring': (coat, shoes, { second, question }) =>
      isOnlyIn(question.seasons, 'spring') &&
      OFF_DUTY.has(question.occasion) &&
      !question.isMens &&
      second.piece.source === 'catalog' &&
      coat.tone === 'black' &&
      coat.is('coat') &&
      shoes.is('boot') &&
      shoes.tone === 'black',
    'sandals-with-a-coat': (_, shoes, { question }) =>
      !question.isEvening && shoes.is('sandal', 'espadrille'),
  }),
  ...createPairVetoes([...LOWER, 'top'], ['shoes'], {
    'burgundy-shoes-with-red': (clothes, shoes) => clothes.tone === 'red' && shoes.tone === 'burgundy',
    'two-metals': (_, shoes, { first }) => {
      const name = first.piece.garment.colors[0]?.name ?? '';
      return (
        (/silver/i.test(name) && shoes.tone === 'gold') || (/gold/i.test(name) && shoes.tone === 'silver')
      );
    },
  }),
  ...createPairVetoes(['mid'], ['top', 'bottom'], {
    'earth-tones-with-velvet': (mid, other, { question }) =>
      question.isMens && mid.has('fabric', 'velvet') && isWarm(other),
  }),
  ...createPairVetoes(['mid'], ['shoes'], {
    'day-shoes-with-velvet': (mid, shoes, { question }) =>
      question.isMens && mid.has('fabric', 'velvet') && shoes.tone !== 'black',
  }),
  ...createPairVetoes(['one-piece'], ['shoes'], {
    'boots-under-bare-shoulders': (dress, shoes, { second, question }) =>
      question.isEvening && second.piece.source === 'catalog' && shoes.is('boot') && hasBareArms(dress),
    'leather-flats-with-a-long-evening-dress': (dress, shoes, { second, question }) =>
      question.isEvening &&
      !question.isPregnant &&
      second.piece.source === 'catalog' &&
      (dress.hem ?? 0) >= ANKLE &&
      shoes.is('ballet-flat') &&
      !shoes.has('fabric', 'satin', 'velvet') &&
      !isMetallic(shoes),
    'loafer-with-a-shiny-dress': (dress, shoes) => shoes.is('loafer') && dress.isShiny,
  }),
];
