import { isLifeContext } from '../../looks/shown';
import { ANKLE, MID_CALF, CLOTHES, type PieceFacts } from '../piece-facts';
import { isCoolSeason, type PieceVeto } from './veto';

/** The seat holds a hem down to here: a jacket that ends at the hip. */
const LOWEST_SEATED_COAT = 0.5;

const STRETCH = ['thin-jersey', 'fine-knit', 'chunky-knit', 'ponte'] as const;
const ROOMY = ['straight-easy', 'oversized', 'boxy'] as const;

/** Hangs loose, or is tied to fit, and is long enough in front. */
const hasRoom = (facts: PieceFacts) =>
  facts.isLong &&
  (facts.has('style', 'wrap', 'empire', 'tunic', 'a-line') ||
    (facts.has('fit', ...ROOMY) && facts.has('fabric', ...STRETCH)));
const doesShowStraps = (facts: PieceFacts) =>
  facts.has('neckline', 'off-shoulder', 'strapless', 'halter', 'asymmetric') ||
  facts.has('sleeves', 'thin-strap') ||
  facts.has('specialFeatures', 'open-back');

const doesOpen = (facts: PieceFacts) =>
  facts.has('specialFeatures', 'nursing-opening') ||
  facts.has('line', 'front-placket', 'front-zip', 'half-placket', 'open-front') ||
  facts.has('neckline', 'wrap-neck', 'cowl') ||
  facts.has('style', 'wrap', 'shirt-dress');

/** Opens in front, for nursing and for arms that do not reach overhead. */
export function doesOpenInFront(facts: PieceFacts): boolean {
  return doesOpen(facts) && !facts.has('specialFeatures', 'back-zip', 'back-buttons');
}

/** What the user owns is worn as the user likes. */
const allowOwned = ({ id, forbids }: PieceVeto): PieceVeto => ({
  id,
  forbids: (candidate, slot, question) =>
    candidate.piece.source !== 'wardrobe' && forbids(candidate, slot, question),
});

const VETOES: readonly PieceVeto[] = [
  {
    id: 'made-for-another-occasion',
    forbids: ({ piece }, slot, { occasion }) =>
      piece.source === 'catalog' &&
      CLOTHES.includes(slot) &&
      piece.wearing.contexts.some(isLifeContext) &&
      !piece.wearing.occasion.includes(occasion),
  },
  {
    id: 'no-room-to-grow',
    forbids: ({ piece, facts }, slot, { isPregnant }) => {
      if (!isPregnant || piece.wearing.contexts.includes('maternity')) return false;
      const isClose = facts.has('fit', 'nipped-waist', 'fitted-bodice', 'fitted-hip', 'second-skin');
      if (slot === 'bottom') return true;
      if (slot === 'one-piece')
        return (
          isClose ||
          (facts.has('fit', 'semi-fitted') && !facts.has('style', 'wrap', 'empire', 'a-line')) ||
          facts.is('slip-dress', 'jumpsuit', 'dungarees', 'playsuit') ||
          facts.has('style', 'sheath', 'pencil', 'bodycon', 'fit-and-flare') ||
          facts.has('waist', 'waist-seam', 'narrow-waistband', 'wide-waistband') ||
          facts.has('accessories', 'wide-belt', 'contrast-belt')
        );
      return (
        slot === 'top' &&
        (isClose ||
          facts.is('bodysuit', 'cardigan') ||
          facts.isShort ||
          !hasRoom(facts) ||
          facts.has('specialFeatures', 'bust-darts', 'back-zip'))
      );
    },
  },
  {
    id: 'no-room-for-a-nursing-bra',
    forbids: ({ facts }, slot, { isPregnant, isNursing }) =>
      (isPregnant || isNursing) && (slot === 'top' || slot === 'one-piece') && doesShowStraps(facts),
  },
  {
    id: 'does-not-close-over-a-bump',
    forbids: ({ facts }, slot, { isPregnant, band }) =>
      isPregnant &&
      (slot === 'mid' || slot === 'layer') &&
      (facts.has('fit', 'nipped-waist', 'fitted-bodice', 'close-back') ||
        facts.has('waist', 'waist-seam') ||
        facts.is('waistcoat') ||
        (facts.is('sweater') && !facts.has('fit', ...ROOMY)) ||
        (slot === 'layer' &&
          (band === 'cold' || facts.is('wool-coat')) &&
          !facts.has('style', 'wrap', 'a-line', 'cocoon-coat') &&
          !facts.has('waist', 'tie') &&
          !facts.has('fit', 'oversized', 'easy-hip'))),
  },
  {
    id: 'unsteady-with-a-bump',
    forbids: ({ facts }, slot, question) =>
      question.isPregnant &&
      slot === 'shoes' &&
      // Feet swell.
      (facts.has('shoes', 'pointed-toe') ||
        facts.has('shoes', 'slim-heel', 'block-heel', 'wedge-heel', 'platform', 'mule', 'thong-strap') ||
        // Laces are out of reach.
        (question.occasion !== 'sport' && facts.has('shoes', 'lace-up')) ||
        (question.band === 'cold' && question.occasion === 'evening' && facts.has('fabric', 'satin')) ||
        (isCoolSeason(question) && facts.has('fabric', 'suede') && facts.shade === 'light')),
  },
  {
    id: 'unfit-for-nursing',
    forbids: ({ facts }, slot, { isNursing }) => {
      if (!isNursing || (slot !== 'top' && slot !== 'one-piece')) return false;
      if (facts.has('texture', 'sequins')) return true;
      if (slot === 'one-piece') return !doesOpenInFront(facts);
      return (
        facts.is('bodysuit') ||
        facts.has('neckline', 'roll-neck', 'mock-neck', 'boat') ||
        facts.has('specialFeatures', 'bust-darts', 'back-zip', 'back-buttons')
      );
    },
  },
  {
    id: 'close-over-the-chest',
    forbids: ({ facts }, slot, { isTender }) =>
      isTender &&
      (slot === 'top' || slot === 'one-piece') &&
      (facts.is('bodysuit') ||
        facts.has('fit', 'second-skin', 'fitted-bodice', 'nipped-waist') ||
        facts.has('texture', 'fine-rib') ||
        facts.has('style', 'sheath', 'bodycon') ||
        facts.has('fabric', 'compression-jersey') ||
        facts.has('sleeves', 'thin-strap', 'cut-in-armhole') ||
        facts.has(
          'neckline',
          'strapless',
          'halter',
          'sweetheart',
          'deep-v',
          'wide-v',
          'wrap-neck',
          'deep-scoop',
        ) ||
        facts.has('specialFeatures', 'bust-darts', 'underwire', 'padded-cups', 'back-zip', 'back-buttons')),
  },
  {
    id: 'slides-on-the-seat',
    forbids: ({ facts }, slot, { isSeated }) =>
      isSeated && (slot === 'bottom' || slot === 'one-piece') && facts.has('fabric', 'satin'),
  },
  {
    id: 'rides-up-on-the-seat',
    forbids: ({ facts }, slot, { isSeated, occasion }) =>
      isSeated &&
      occasion !== 'sport' &&
      ((slot === 'bottom' &&
        (facts.is('capri-trousers') || facts.is('shorts') || facts.has('leg', 'cropped', 'culotte'))) ||
        ((slot === 'one-piece' || facts.is('skirt')) &&
          ((facts.hem !== null && facts.hem < MID_CALF && !facts.says('leg')) ||
            facts.is('pencil-skirt') ||
            facts.has('style', 'pencil', 'sheath', 'bodycon') ||
            facts.has('specialFeatures', 'hip-pleats')))),
  },
  {
    id: 'reaches-the-wheels',
    forbids: ({ facts }, slot, { isSeated, occasion }) =>
      isSeated &&
      occasion !== 'formal' &&
      (slot === 'bottom' || slot === 'one-piece') &&
      (facts.has('leg', 'wide', 'palazzo', 'flare') ||
        (facts.hem !== null && facts.hem >= ANKLE && !facts.says('leg'))),
  },
  {
    id: 'sat-on',
    forbids: ({ facts }, slot, { isSeated }) =>
      isSeated &&
      (slot === 'layer' || slot === 'mid') &&
      ((facts.hem !== null && facts.hem > LOWEST_SEATED_COAT) ||
        facts.has('style', 'longline-cardigan', 'blazer-double-breasted')),
  },
  {
    id: 'binds-the-arms',
    forbids: ({ facts }, slot, { isSeated, occasion }) =>
      isSeated &&
      occasion !== 'formal' &&
      ((slot !== 'bottom' &&
        (facts.has('neckline', 'off-shoulder') ||
          facts.has('sleeves', 'bell', 'flutter', 'flounced-cuff', 'dolman') ||
          facts.has('fit', 'close-back') ||
          (slot === 'top' &&
            facts.has('fabric', 'crisp-cotton') &&
            facts.has('fit', 'semi-fitted', 'nipped-waist', 'fitted-bodice') &&
            (facts.sleeve ?? 0) > 3))) ||
        (slot === 'layer' && facts.is('cape'))),
  },
  {
    id: 'slips-off-a-footplate',
    forbids: ({ facts }, slot, { isSeated, isEvening }) =>
      isSeated &&
      slot === 'shoes' &&
      (facts.is('mule') ||
        facts.has('shoes', 'mule', 'thong-strap', 'wedge-heel', 'platform') ||
        (!isEvening && facts.is('pump', 'slingback'))),
  },
  {
    id: 'cold-on-a-footplate',
    forbids: ({ facts }, slot, question) =>
      question.isSeated &&
      slot === 'shoes' &&
      question.occasion !== 'sport' &&
      isCoolSeason(question) &&
      (facts.is('sandal', 'espadrille', 'mule') ||
        facts.has('shoes', 'open-toe') ||
        (question.band === 'cold' && facts.is('sneaker') && !facts.has('texture', 'fuzzy'))),
  },
  {
    id: 'comes-off-whole',
    forbids: ({ facts }, slot, { isSeated }) =>
      isSeated &&
      slot === 'one-piece' &&
      (facts.is('jumpsuit', 'dungarees', 'playsuit') || facts.says('leg')),
  },
  {
    id: 'open-to-the-lap',
    forbids: ({ piece, facts }, slot, { isSeated, occasion, hasMid }) =>
      isSeated &&
      occasion !== 'sport' &&
      (((slot === 'top' || slot === 'one-piece') &&
        facts.has('neckline', 'deep-v', 'wrap-neck') &&
        !piece.wearing.contexts.some(isLifeContext)) ||
        (slot === 'top' && !hasMid && (facts.is('camisole') || facts.has('sleeves', 'thin-strap')))),
  },
  {
    id: 'hangs-over-the-wheel',
    forbids: ({ facts }, slot, { isSeated }) =>
      isSeated && slot === 'bag' && facts.is('tote-bag', 'backpack'),
  },
];

/** For what the user told of life now. */
export const LIFE_VETOES: readonly PieceVeto[] = [
  ...VETOES.map(allowOwned),
  {
    id: 'double-breasted-over-a-bump',
    forbids: ({ facts }, slot, { isPregnant }) =>
      isPregnant && slot === 'mid' && facts.has('style', 'blazer-double-breasted'),
  },
];
