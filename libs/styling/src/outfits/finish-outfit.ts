import type { OutfitSlot, WornStyle } from '@figura/contracts';
import { ratePreference, type ComposingContext, type DraftOutfit } from './composing';
import type { Filled } from './fill-look';
import type { Look, Palette } from './look-book';
import { chooseLegwear } from './legwear';
import { isJacketMissing, isSeatedCold } from './jacket-demand';
import { scoreOutfit } from './score/score-outfit';
import type { Demand } from './question';
import { isBootWeather } from './weather';
import { hasFullMiddle } from './vetoes/figure-vetoes';
import { findPieceVeto } from './vetoes/find-veto';
import { isJacketEnough, type Candidate, type LookQuestion, type WornPieces } from './vetoes/veto';
import { isWarmEnough, sumWarmth } from './warmth';

/** Clo that may be missing if the wardrobe lacks the right layer. */
const SLACK_WITHOUT_LAYER = 0.4;

/** Clo above what the weather allows in which dress codes still ask for a suit, or a coat over one. */
const SUIT_ABOVE = 0.5;

/** Null if the outfit is too cold or warm, or legs would be bare. */
export function finishOutfit(
  context: ComposingContext,
  look: Look,
  question: LookQuestion,
  palette: Readonly<{ name: string; palette: Palette }>,
  filled: Filled,
): DraftOutfit | null {
  const { top, mid, 'one-piece': dress } = filled.pieces;
  const withoutMid = { ...question, hasMid: false };
  const isBare =
    question.hasMid &&
    !mid &&
    ((top && findPieceVeto(top, 'top', withoutMid)) ||
      (dress && findPieceVeto(dress, 'one-piece', withoutMid)));
  if (isBare) return null;
  const legwear = chooseLegwear(context, question, filled.pieces);
  if (legwear === 'forbidden') return null;
  const pieces: WornPieces = legwear ? { ...filled.pieces, legs: legwear } : filled.pieces;
  const { demand, openness } = context;
  // What keeps the rain off in the warmth comes off beneath a roof.
  const raincoat = demand.band === 'warm' ? (pieces.layer?.piece.wearing.warmth ?? 0) : 0;
  const clo = sumWarmth(placePieces(pieces)) - raincoat;
  const isSuit =
    pieces.mid !== undefined && (demand.occasion === 'celebration' || isJacketEnough(demand, look));
  const slack = {
    cold: openness.withoutLayer ? SLACK_WITHOUT_LAYER : 0,
    // Black tie is black tie in any heat.
    warm: !isSuit ? 0 : demand.band === 'warm' && demand.occasion === 'formal' ? Infinity : SUIT_ABOVE,
  };
  if (!isWarmEnough(clo, demand, slack)) return null;
  const isIncomplete = isJacketMissing(demand, look, pieces) || isSeatedCold(demand, look, pieces);
  if (!openness.withoutLayer && isIncomplete) return null;
  const { score, isColored } = scoreOutfit(demand, look, palette.palette, pieces);
  return {
    look,
    palette: palette.name,
    pieces,
    score,
    worth: score + ratePreference(context, look, pieces),
    isColored,
    worn: chooseWornStyles(pieces, look, demand),
    question,
    demand,
  };
}

export function placePieces(pieces: WornPieces) {
  return (Object.entries(pieces) as [OutfitSlot, Candidate][]).map(([slot, { piece }]) => ({
    ...piece,
    slot,
  }));
}

export function chooseWornStyles(
  pieces: WornPieces,
  look: Pick<Look, 'worn'>,
  demand: Demand,
): DraftOutfit['worn'] {
  const { band, isPregnant, isSeated, presentation } = demand;
  const worn: Partial<Record<OutfitSlot, WornStyle[]>> = {};
  const add = (slot: OutfitSlot, style: WornStyle) => (worn[slot] ??= []).push(style);
  const { top, bottom, mid, layer } = pieces;
  // A bump is not tucked in.
  const isTuckable = (style: WornStyle) => !isPregnant || !style.includes('tucked');
  for (const [slot, style] of Object.entries(look.worn) as [OutfitSlot, WornStyle | undefined][])
    if (style && pieces[slot] && isTuckable(style)) add(slot, style);
  if (
    top &&
    bottom &&
    !worn.top &&
    !isPregnant &&
    !doesHangOver(top, bottom, demand, mid ?? layer) &&
    (isTucked(top, bottom, presentation, mid, layer) ||
      ((demand.occasion === 'celebration' || bottom.facts.is('skirt') || demand.figure.has('torso:long')) &&
        doesBunch(top, presentation)))
  )
    add('top', 'tucked');
  // A shirttail bunches in the lap.
  const isHeld = worn.top?.some((style) => style.includes('tucked')) === true;
  if (top && bottom && isSeated && !isPregnant && !isHeld && doesBunch(top, presentation))
    (worn.top ??= []).unshift('tucked');
  if (layer && !worn.layer) {
    if (!isBootWeather(demand) || (layer.facts.isTied && hasFullMiddle(demand))) {
      if (doesHangOpen(layer)) add('layer', 'open');
    } else if (isPregnant) add('layer', 'buttoned');
  }
  // A double-breasted jacket is never worn open.
  const isClosed = mid?.facts.is('waistcoat', 'sweater') || mid?.facts.has('style', 'blazer-double-breasted');
  if (mid && !worn.mid && !isClosed) add('mid', 'open');
  const isUnderJacket = mid !== undefined && !mid.facts.is('waistcoat');
  if (
    band === 'warm' &&
    demand.occasion !== 'celebration' &&
    !isUnderJacket &&
    top?.facts.is('shirt') &&
    top.facts.sleeve === 5
  )
    add('top', 'rolled');
  return worn;
}

function doesHangOver(top: Candidate, { facts }: Candidate, demand: Demand, outer?: Candidate): boolean {
  return (
    !outer && !facts.is('skirt') && !isMensPiece(top.piece, demand.presentation) && hasFullMiddle(demand)
  );
}

function doesHangOpen({ facts }: Candidate): boolean {
  return (
    !facts.has('accessories', 'wide-belt') &&
    !facts.has('style', 'fit-and-flare') &&
    !facts.has('waist', 'waist-seam')
  );
}

const isMensPiece = ({ for: cut }: Candidate['piece'], presentation: Demand['presentation']): boolean =>
  presentation === 'mens' || cut?.includes('womens') === false;

function doesBunch({ facts, piece }: Candidate, presentation: Demand['presentation']): boolean {
  return (
    !isMensPiece(piece, presentation) &&
    facts.is('shirt', 'blouse') &&
    !facts.isShort &&
    !facts.isTied &&
    !facts.has('style', 'peplum', 'tunic')
  );
}

function isMensTuck(top: Candidate['facts'], bottom: Candidate['facts']): boolean {
  return (
    top.is('shirt', 'polo') &&
    !top.has('waist', 'untucked') &&
    !(top.is('shirt') && top.sleeve !== null && top.sleeve <= 3) &&
    !bottom.is('shorts') &&
    !bottom.has('waist', 'tie', 'elastic')
  );
}

function isTucked(
  { facts, piece }: Candidate,
  bottom: Candidate,
  presentation: Demand['presentation'],
  mid?: Candidate,
  layer?: Candidate,
): boolean {
  const isMens = isMensPiece(piece, presentation);
  if (bottom.facts.is('leggings')) return false;
  if (isMens && !isMensTuck(facts, bottom.facts)) return false;
  const isThin =
    !facts.isOversized &&
    !facts.isLong &&
    !facts.isTied &&
    !facts.isCropped &&
    !facts.is('cardigan', 'bodysuit', 'hoodie', 'sweatshirt') &&
    !facts.has('fabric', 'chunky-knit', 'sweatshirt-fleece', 'tweed') &&
    !facts.has('line', 'half-zip') &&
    !facts.has('style', 'peplum', 'tunic');
  return (
    isThin &&
    (bottom.facts.is('skirt') ||
      bottom.facts.isWideLegged ||
      bottom.facts.isHighRise ||
      mid?.facts.isShort === true ||
      layer?.facts.isShort === true ||
      facts.is('shirt'))
  );
}
