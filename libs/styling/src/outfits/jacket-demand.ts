import type { Look } from './look-book';
import { SUMMER_OFFICE_FROM, type Demand } from './question';
import { isCoolSeason, isJacketEnough, isMensOutfit, type WornPieces } from './vetoes/veto';

export const isOfficeInHeat = ({ celsius }: Demand): boolean =>
  celsius !== null && celsius >= SUMMER_OFFICE_FROM;

export const isMensParty = (demand: Demand, look: Look): boolean =>
  demand.occasion === 'celebration' && !demand.isHot && isMensOutfit(demand, look);

export function hasJacket({ mid, layer }: WornPieces): boolean {
  return [mid, layer].some((piece) => piece?.facts.is('blazer', 'waistcoat'));
}

/** In heat a blouse will do for an interview, and on any day a dress. */
export function isJacketMissing(demand: Demand, look: Look, pieces: WornPieces): boolean {
  const isAsked =
    demand.occasion === 'interview'
      ? !isOfficeInHeat(demand) && !pieces['one-piece']
      : isMensParty(demand, look);
  return isAsked && !hasJacket(pieces);
}

export function isSeatedCold(demand: Demand, look: Look, pieces: WornPieces): boolean {
  if (!demand.isSeated || demand.occasion === 'sport' || !isCoolSeason(demand)) return false;
  return !pieces.layer && !(pieces.mid && isJacketEnough(demand, look));
}
