import { hasJacket, isMensParty, isOfficeInHeat } from '../jacket-demand';
import { LARGE_SLOTS, USUAL_HEM } from '../piece-facts';
import { BARE_INSTEPS } from '../vetoes/veto';
import type { Cost, ScoredOutfit } from './scored-outfit';

/** Clo of legs of linen or thin cotton. */
const LIGHT_LEGS = 0.16;

export const WEAR_COSTS: readonly Cost[] = [
  computeMisfitCost,
  computeNoJacketCost,
  computeStripBelowCoatCost,
  computeColdShoesCost,
  computeBareFeetCost,
  computeHotLegsCost,
  computeHemsInWheelsCost,
];

function computeMisfitCost({ demand, worn }: ScoredOutfit): number {
  if (demand.occasion === 'sport') return 0;
  return worn.reduce(
    (sum, [slot, { piece, suits }]) =>
      sum + (LARGE_SLOTS.has(slot) && piece.source !== 'wardrobe' ? Math.max(0, -suits) * 0.3 : 0),
    0,
  );
}

function computeNoJacketCost({ demand, look, pieces }: ScoredOutfit): number {
  const isAsked = demand.occasion === 'interview' || isMensParty(demand, look);
  if (!isAsked || hasJacket(pieces)) return 0;
  return isOfficeInHeat(demand) ? 0.12 : 0.25;
}

function computeStripBelowCoatCost({ pieces }: ScoredOutfit): number {
  const lower = (pieces['one-piece'] ?? pieces.bottom)?.facts;
  const coat = pieces.layer?.facts;
  if (!lower || !coat || coat.isShort || (coat.hem ?? USUAL_HEM.coat) < 2) return 0;
  if (!lower.is('skirt') && (!pieces['one-piece'] || lower.says('leg'))) return 0;
  const shows = Math.min((lower.hem ?? USUAL_HEM.lower) - (coat.hem ?? USUAL_HEM.coat), 2);
  return shows > 0.5 ? shows * (lower.isFullSkirted ? 0.05 : 0.025) : 0;
}

function computeColdShoesCost({ demand, shoes }: ScoredOutfit): number {
  if (demand.band !== 'cold' || !shoes.is('loafer', 'sneaker')) return 0;
  return shoes.is('loafer') && shoes.has('fabric', 'suede') ? 0.1 : 0.06;
}

function computeBareFeetCost({ demand, pieces, shoes }: ScoredOutfit): number {
  const { bottom, legs } = pieces;
  if (demand.band !== 'cold' || !shoes.is(...BARE_INSTEPS) || !bottom || bottom.facts.is('skirt')) return 0;
  return (shoes.shade === 'dark' ? 0.08 : 0.18) + (legs ? 0 : 0.06);
}

function computeHotLegsCost({ demand, pieces: { bottom } }: ScoredOutfit): number {
  if (demand.band !== 'warm' || demand.isEvening || !bottom) return 0;
  return (
    2 * Math.max(0, bottom.piece.wearing.warmth - LIGHT_LEGS) + (bottom.facts.shade === 'dark' ? 0.03 : 0)
  );
}

function computeHemsInWheelsCost({ demand, pieces }: ScoredOutfit): number {
  const legs = pieces.bottom?.facts;
  if (!demand.isSeated || !legs || legs.is('skirt', 'shorts')) return 0;
  return (legs.isWideLegged ? 0.15 : 0) + (legs.shade === 'light' && demand.band !== 'warm' ? 0.12 : 0);
}
