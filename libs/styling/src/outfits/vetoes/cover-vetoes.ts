import { ELBOW, MID_CALF, isTee, type PieceFacts } from '../piece-facts';
import type { PieceVeto } from './veto';

export function hasBareArms(facts: PieceFacts): boolean {
  return (
    (facts.sleeve ?? (isTee(facts) || facts.is('tank', 'camisole') ? 0 : ELBOW)) < ELBOW ||
    facts.has('sleeves', 'thin-strap', 'cut-in-armhole') ||
    facts.has('neckline', 'off-shoulder', 'strapless', 'halter')
  );
}

export const COVER_VETOES: readonly PieceVeto[] = [
  {
    id: 'bare-arms-with-a-covered-head',
    forbids: ({ facts }, slot, { areLimbsCovered, hasMid }) =>
      areLimbsCovered && (slot === 'top' || slot === 'one-piece') && !hasMid && hasBareArms(facts),
  },
  {
    id: 'open-neck-with-a-covered-head',
    forbids: ({ facts }, slot, { areLimbsCovered }) =>
      areLimbsCovered &&
      (slot === 'top' || slot === 'one-piece') &&
      (facts.is('camisole') ||
        facts.has('sleeves', 'thin-strap') ||
        facts.has('neckline', 'sweetheart', 'deep-v', 'deep-scoop', 'off-shoulder', 'strapless', 'halter')),
  },
  {
    id: 'bare-legs-with-a-covered-head',
    forbids: ({ facts }, slot, { areLimbsCovered }) =>
      areLimbsCovered &&
      (slot === 'bottom' || slot === 'one-piece') &&
      (facts.is('shorts', 'culottes', 'capri-trousers', 'playsuit') ||
        facts.has('leg', 'cropped', 'culotte', 'knee-shorts', 'short-shorts', 'bermuda') ||
        (facts.hem !== null && facts.hem < MID_CALF)),
  },
];
