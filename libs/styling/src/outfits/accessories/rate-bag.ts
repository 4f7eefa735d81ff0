import { findPaletteRole } from '../palettes';
import { isMetallic, type PieceFacts } from '../piece-facts';
import { BARE_INSTEPS, type Candidate, type WornPieces } from '../vetoes/veto';
import type { Dressing } from './dressing';
import { CLASH, rateTones } from './leather-tones';

/** Steps of formality between a bag and what it is carried with. */
export const FARTHEST_BAG = 2;
/** Formality below which clothes take no dressed bag, and above which a bag is one. */
const CASUAL = { clothes: 1, bag: 2.5 } as const;
const ON_LAP = 0.25;

export function listBagParts(
  { context, draft: { question } }: Dressing,
  bags: readonly string[],
): readonly string[] {
  // A man carries no bag to a dinner.
  if (question.isEvening) return question.isMens ? [] : bags;
  const onLap = context.lookBook.book.finish['seated']?.bag;
  return question.isSeated && onLap ? [...onLap, ...bags] : bags;
}

export function rateBag(dressing: Dressing, { facts, piece }: Candidate): number | null {
  const { body, draft, isPatterned, shoes, worn } = dressing;
  const { look, question } = draft;
  if (isPatterned && facts.isPatterned) return null;
  if (piece.wearing.formality > CASUAL.bag && body.piece.wearing.formality < CASUAL.clothes) return null;
  if (facts.is('backpack') && !isPlaceForBackpack(dressing, piece)) return null;
  if (facts.has('accessories', 'waist-bag') && hasCoveredWaist(dressing)) return null;
  if (facts.tone === 'burgundy' && worn.some((each) => each.facts.tone === 'red')) return null;
  if (Math.abs(piece.wearing.formality - look.level) > FARTHEST_BAG) return null;
  const isMetal = isMetallic(facts);
  if (isMetal && isMetallic(shoes.facts) && facts.tone !== shoes.facts.tone) return null;
  if (!isMetal && !isLeatherOfPalette(dressing, facts)) return null;
  const tones = rateTones(facts.tone, shoes.facts.tone);
  if (piece.source === 'catalog' && question.isMens && tones <= CLASH) return null;
  const isAlone =
    facts.tone === 'black' && isMetallic(shoes.facts) && worn.every((each) => each.facts.shade !== 'dark');
  if (isAlone) return null;
  const carriedOtherwise = piece.carried ? 0.25 : 0;
  const onLap = question.isSeated && facts.is('crossbody-bag', 'clutch-bag') ? ON_LAP : 0;
  const clutchAway = question.isEvening && facts.tone !== shoes.facts.tone && !isMetal ? 0.25 : 0;
  return onLap + tones - clutchAway - carriedOtherwise - (piece.status === 'niche' ? 0.4 : 0);
}

function isLeatherOfPalette({ context, draft }: Dressing, facts: PieceFacts): boolean {
  if (draft.palette === null) return true;
  const palette = context.lookBook.book.palettes[draft.palette]!;
  return findPaletteRole(palette, facts, 'bag', null) === 'leather';
}

function isPlaceForBackpack(
  { body: { facts }, draft: { pieces, question }, shoes }: Dressing,
  { source }: Candidate['piece'],
): boolean {
  if (listOuter(pieces).some((piece) => piece.facts.is('blazer', 'wool-coat'))) return false;
  if (source !== 'catalog' || question.isMens || question.occasion === 'sport') return true;
  const hasLegs = isOverTrousers(pieces) || facts.says('leg') || facts.is('dungarees');
  return (
    hasLegs && !shoes.facts.is('loafer', ...BARE_INSTEPS) && pieces.layer?.facts.is('trench-coat') !== true
  );
}

const listOuter = ({ mid, layer }: WornPieces) => [mid, layer].flatMap((piece) => piece ?? []);

const isOverTrousers = ({ bottom }: WornPieces) => bottom?.facts.is('skirt') === false;

const hasCoveredWaist = ({ body, draft: { pieces } }: Dressing) =>
  listOuter(pieces).length > 0 || body.facts.isTied || !isOverTrousers(pieces);
