import type { OutfitSlot } from '@figura/contracts';
import { SLOT_AREAS, type ComposingContext, type DraftOutfit } from './composing';
import { chooseLegwear } from './legwear';
import { chooseWornStyles, placePieces } from './finish-outfit';
import type { Look } from './look-book';
import { LARGE_SLOTS } from './piece-facts';
import type { Demand } from './question';
import { COLORED_TONES } from './tones';
import { findPairVeto, findPieceVeto } from './vetoes/find-veto';
import { createLookQuestion, type Candidate, type LookQuestion, type WornPieces } from './vetoes/veto';
import { measureMisfit, sumWarmth } from './warmth';

const TRIED = 14;
const KEPT = 200;
const VETOED_PIECE = 0.5;
const VETOED_PAIR = 0.35;
const NO_LAYER = 0.6;
const SECOND_COLOR = 0.25;
const SPREAD_OF_FORMALITY = 0.12;
/** Per clo that is missing, or too much. */
const MISFIT = 1.2;

export const OUTFIT_WITHOUT_LOOK: Look = {
  id: 'free',
  name: '',
  for: [],
  occasion: [],
  when: [],
  mood: [],
  line: 'trousers',
  level: 2,
  outer: 'none',
  finish: 'casual',
  rank: 1,
  wear: {},
  print: [],
  match: [],
  modest: false,
  worn: {},
  claims: [],
  why: '',
};

/**
 * Drafts outfits without a look, for wardrobes that make none. Vetoes cost instead of forbidding, except
 * permanent ones.
 */
export function draftFreely(context: ComposingContext): DraftOutfit[] {
  const { index, demand, fixed } = context;
  const question = createLookQuestion(demand, OUTFIT_WITHOUT_LOOK, false);
  const held = new Map(fixed.map((candidate) => [candidate.piece.slot, candidate]));
  const weighInSlot = (slot: OutfitSlot) => weighSlot(index.candidates, slot, question, held.get(slot));
  const [dresses, tops, bottoms, shoes] = (['one-piece', 'top', 'bottom', 'shoes'] as const).map(
    weighInSlot,
  ) as [Weighed[], Weighed[], Weighed[], Weighed[]];
  const layers = demand.band === 'warm' && !held.has('layer') ? [] : weighInSlot('layer');
  const bases: Weighed[][] = [
    ...(held.has('top') || held.has('bottom') ? [] : dresses.map((dress) => [dress])),
    ...(held.has('one-piece') ? [] : bottoms.flatMap((bottom) => tops.map((top) => [bottom, top]))),
  ];
  const overs =
    held.has('layer') || layers.length === 0
      ? layers.map((layer) => [layer])
      : [...layers.map((layer) => [layer]), []];
  const drafts: DraftOutfit[] = [];
  for (const base of bases) {
    for (const shoe of shoes) {
      let best: DraftOutfit | null = null;
      for (const over of overs.length > 0 ? overs : [[]]) {
        const draft = draftOutfit([...base, ...over, shoe], question, demand);
        if (!best || draft.score > best.score) best = draft;
      }
      drafts.push(best!);
    }
  }
  const compareScores = (a: DraftOutfit, b: DraftOutfit) => b.score - a.score;
  const dressed = drafts
    .sort(compareScores)
    .slice(0, KEPT)
    .map((draft) => addLegwear(context, question, draft));
  dressed.sort(compareScores);
  // One imperfect outfit is an answer; two worse ones are none.
  return dressed.filter(({ score }) => score > dressed[0]!.score - VETOED_PAIR);
}

/** Bare legs in the cold cost as much as a vetoed piece. */
function addLegwear(context: ComposingContext, question: LookQuestion, draft: DraftOutfit): DraftOutfit {
  const legs = chooseLegwear(context, question, draft.pieces);
  if (legs === 'forbidden') {
    const score = draft.score - VETOED_PIECE;
    return { ...draft, score, worth: score };
  }
  return legs ? { ...draft, pieces: { ...draft.pieces, legs } } : draft;
}

interface Weighed {
  readonly slot: OutfitSlot;
  readonly candidate: Candidate;
  readonly weight: number;
}

function weighSlot(
  candidates: readonly Candidate[],
  slot: OutfitSlot,
  question: LookQuestion,
  held: Candidate | undefined,
): Weighed[] {
  return (held ? [held] : candidates.filter(({ piece }) => piece.slot === slot))
    .flatMap((candidate) => {
      const veto = findPieceVeto(candidate, slot, question);
      return veto?.isAlways && candidate !== held
        ? []
        : [{ slot, candidate, weight: candidate.suits - (veto ? VETOED_PIECE : 0) }];
    })
    .sort((a, b) => b.weight - a.weight || a.candidate.index - b.candidate.index)
    .slice(0, TRIED);
}

function draftOutfit(weighed: readonly Weighed[], question: LookQuestion, demand: Demand): DraftOutfit {
  const pieces: WornPieces = Object.fromEntries(weighed.map(({ slot, candidate }) => [slot, candidate]));
  let cost = pieces.layer || question.band === 'warm' ? 0 : NO_LAYER;
  for (const [at, one] of weighed.entries())
    for (const other of weighed.slice(at + 1))
      if (findPairVeto(one.candidate, one.slot, other.candidate, other.slot, question)) cost += VETOED_PAIR;
  const tones = new Set(
    weighed.flatMap(({ slot, candidate: { facts } }) =>
      LARGE_SLOTS.has(slot) && facts.tone !== null && COLORED_TONES.has(facts.tone) ? [facts.tone] : [],
    ),
  );
  const formality = weighed.map(({ candidate }) => candidate.piece.wearing.formality);
  // Without a forecast, a coat may wait in the hall.
  if (demand.weather) cost += MISFIT * measureMisfit(sumWarmth(placePieces(pieces)), demand);
  cost += SECOND_COLOR * Math.max(0, tones.size - 1);
  cost += SPREAD_OF_FORMALITY * (Math.max(...formality) - Math.min(...formality));
  const suits =
    weighed.reduce((sum, { slot, weight }) => sum + weight * SLOT_AREAS[slot], 0) / weighed.length;
  const bottom = pieces.bottom?.facts;
  const line = !bottom ? 'dress' : bottom.is('skirt') ? 'skirt' : bottom.is('jeans') ? 'jeans' : 'trousers';
  const score = suits - cost;
  return {
    look: { ...OUTFIT_WITHOUT_LOOK, line },
    palette: null,
    pieces,
    score,
    worth: score,
    isColored: tones.size > 0,
    worn: chooseWornStyles(pieces, OUTFIT_WITHOUT_LOOK, demand),
    question,
    demand,
  };
}
