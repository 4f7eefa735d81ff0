import { ABOVE_KNEE, BELOW_KNEE, HIP, isWhite, MID_CALF, USUAL_HEM } from '../piece-facts';
import { hasBareArms } from './cover-vetoes';
import { createPairVetoes, OFF_DUTY, type PairVeto, type PieceVeto, type VetoQuestion } from './veto';

type Seen = Pick<VetoQuestion, 'figure'>;

const MIDDLES = ['abdomen:extreme-protrusion', 'waist:thick'];
const SOFT_ARMS = ['arms:flabby', 'arms:big'];
const SHORT = ['height:petite', 'legs:short'];
const FINE_LEGS = ['height:petite', 'legs:thin', 'calves:thin'];
const THICK_LEGS = ['legs:thick', 'calves:thick'];
const COAT_FROM = { light: ABOVE_KNEE, mid: BELOW_KNEE, dark: MID_CALF } as const;

const hasAny = ({ figure }: Seen, features: readonly string[]) => features.some((key) => figure.has(key));

export const hasFullMiddle = (question: Seen): boolean =>
  hasAny(question, MIDDLES) ||
  (question.figure.has('abdomen:protruding') && question.figure.has('waist:straight'));

export const isShortFigure = (question: Seen): boolean => hasAny(question, SHORT);

const limitToCatalog = ({ id, forbids }: PieceVeto): PieceVeto => ({
  id,
  forbids: (candidate, slot, question) =>
    candidate.piece.source === 'catalog' &&
    question.occasion !== 'sport' &&
    forbids(candidate, slot, question),
});

const VETOES: readonly PieceVeto[] = [
  {
    id: 'jacket-ends-on-a-full-middle',
    forbids: ({ facts }, slot, question) =>
      (slot === 'mid' || slot === 'layer') &&
      !question.isSeated &&
      (facts.isShort || (facts.is('cardigan') && facts.isOversized)) &&
      hasFullMiddle(question),
  },
  {
    id: 'jacket-ends-on-wide-hips',
    forbids: ({ facts }, slot, { figure, isMens, isSeated }) =>
      !isMens &&
      !isSeated &&
      facts.hem === HIP &&
      (slot === 'mid'
        ? figure.has('hips:wide') &&
          facts.has('style', 'blazer-double-breasted') &&
          (figure.has('height:petite') || !facts.has('fit', 'nipped-waist'))
        : slot === 'layer' &&
          facts.is('wool-coat') &&
          (figure.has('hips:wide') || figure.has('height:petite'))),
  },
  {
    id: 'tent-over-a-marked-waist',
    forbids: ({ facts }, slot, { figure, isMens }) =>
      slot === 'layer' && !isMens && figure.has('waist:defined') && facts.is('cocoon-coat'),
  },
  {
    id: 'pale-wide-legs-over-slim-ones',
    forbids: ({ facts }, slot, question) =>
      slot === 'bottom' &&
      facts.isWideLegged &&
      isWhite(facts) &&
      question.figure.has('legs:thin') &&
      hasFullMiddle(question),
  },
  {
    id: 'wide-shafts-on-fine-legs',
    forbids: ({ facts }, slot, question) =>
      slot === 'shoes' &&
      facts.has('shoes', 'wide-shaft-boot') &&
      hasAny(question, FINE_LEGS) &&
      !hasAny(question, THICK_LEGS),
  },
  {
    id: 'armholes-against-the-shoulder',
    forbids: ({ facts }, slot, question) => {
      if ((slot !== 'top' && slot !== 'one-piece') || question.hasMid) return false;
      const { figure } = question;
      const isCutIn = facts.has('neckline', 'halter') || facts.has('sleeves', 'cut-in-armhole');
      return (
        (isCutIn && figure.has('shoulders:broad') && !figure.has('arms:toned')) ||
        ((isCutIn || facts.has('sleeves', 'thin-strap')) && hasAny(question, SOFT_ARMS)) ||
        (facts.has('neckline', 'off-shoulder') && figure.has('shoulders:sloped') && hasBareArms(facts))
      );
    },
  },
];

export const FIGURE_VETOES: readonly PieceVeto[] = VETOES.map(limitToCatalog);

export const FIGURE_PAIR_VETOES: readonly PairVeto[] = [
  ...createPairVetoes(['bottom'], ['layer'], {
    'coat-and-wide-legs-on-a-short-figure': (bottom, coat, { second, question }) =>
      second.piece.source === 'catalog' &&
      !question.isMens &&
      bottom.isWideLegged &&
      (coat.hem ?? USUAL_HEM.coat) >= COAT_FROM[bottom.shade] &&
      isShortFigure(question),
    'cape-over-a-marked-waist': (_, cape, { second, question }) =>
      second.piece.source === 'catalog' && cape.is('cape') && question.figure.has('waist:defined'),
  }),
  ...createPairVetoes(['layer'], ['shoes'], {
    'coat-and-flats-on-a-short-figure': (coat, shoes, { second, question }) =>
      second.piece.source === 'catalog' &&
      !question.isMens &&
      OFF_DUTY.has(question.occasion) &&
      coat.is('coat') &&
      (coat.hem ?? USUAL_HEM.coat) >= MID_CALF &&
      shoes.is('ballet-flat', 'loafer', 'sneaker') &&
      isShortFigure(question),
  }),
];
