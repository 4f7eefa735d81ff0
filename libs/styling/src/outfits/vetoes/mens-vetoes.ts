import type { PieceVeto } from './veto';
import { WINTER_TONES } from './weather-vetoes';

const EVENING_DARK: readonly (string | null)[] = ['black', 'charcoal', 'navy', 'burgundy', 'forest'];

export const MENS_VETOES: readonly PieceVeto[] = [
  {
    id: 'tie-on-a-summer-night',
    forbids: ({ facts }, _, question) =>
      question.band === 'warm' &&
      question.occasion === 'evening' &&
      (facts.is('tie') || (facts.is('blazer') && facts.has('style', 'blazer-double-breasted'))),
  },
  {
    id: 'patent-shoes-with-a-lounge-suit',
    forbids: ({ facts }, slot, question) =>
      slot === 'shoes' &&
      question.isMens &&
      facts.has('texture', 'high-shine') &&
      question.occasion !== 'formal',
  },
  {
    id: 'mens-piece-of-another-occasion',
    forbids: ({ piece }, _, question) =>
      question.isMens &&
      piece.source === 'catalog' &&
      piece.for?.length === 1 &&
      !piece.wearing.occasion.includes(question.occasion),
  },
  {
    id: 'mens-v-neck-on-skin',
    forbids: ({ facts, piece }, slot, question) =>
      slot === 'top' &&
      question.isMens &&
      piece.source === 'catalog' &&
      facts.is('sweater', 'cardigan', 't-shirt') &&
      facts.has('neckline', 'v-neck', 'deep-v', 'shawl-collar'),
  },
  {
    id: 'mens-day-jacket-at-night',
    forbids: ({ facts, piece }, slot, question) =>
      slot === 'mid' &&
      question.isEvening &&
      question.isMens &&
      !(piece.source === 'wardrobe' && question.occasion === 'evening' && facts.is('blazer')) &&
      ((piece.source === 'catalog' && facts.is('sweater')) ||
        facts.has('fabric', 'chunky-knit', 'tweed', 'firm-denim', 'corduroy', 'cotton-twill') ||
        (facts.has('fabric', 'linen') && question.band !== 'warm')),
  },
  {
    id: 'mens-day-trousers-at-night',
    forbids: ({ facts, piece }, slot, question) =>
      slot === 'bottom' &&
      question.isEvening &&
      question.isMens &&
      (facts.is('jeans', 'chinos', 'cargo-trousers', 'joggers', 'shorts') ||
        facts.has('fabric', 'corduroy', 'cotton-twill')) &&
      !(
        (facts.shade === 'dark' &&
          !facts.is('joggers', 'shorts', ...(piece.source === 'catalog' ? ['jeans'] : [])) &&
          question.occasion === 'evening') ||
        (question.band === 'warm' && facts.is('chinos'))
      ),
  },
  {
    id: 'mens-not-festive',
    forbids: ({ facts, piece }, slot, question) =>
      (question.occasion === 'celebration' || question.occasion === 'formal') &&
      question.isMens &&
      (facts.is('jeans', 't-shirt', 'sneaker', 'hoodie', 'sweatshirt') ||
        (question.occasion === 'celebration' &&
          question.band === 'warm' &&
          piece.source === 'catalog' &&
          facts.has('style', 'blazer-double-breasted') &&
          WINTER_TONES.has(facts.tone)) ||
        (slot === 'shoes' && facts.is('boot')) ||
        (slot === 'top' && facts.has('fabric', 'firm-denim', 'corduroy'))),
  },
  {
    id: 'mens-not-formal',
    forbids: ({ facts }, slot, question) =>
      question.occasion === 'formal' &&
      question.isMens &&
      (((slot === 'mid' || slot === 'bottom') &&
        (!EVENING_DARK.includes(facts.tone) || facts.isPatterned || facts.has('fabric', 'linen'))) ||
        (slot === 'top' && facts.is('shirt') && facts.tone !== 'white' && facts.tone !== 'ivory') ||
        (slot === 'shoes' && (facts.is('loafer') || facts.tone !== 'black'))),
  },
];
