import type { OutfitSlot } from '@figura/contracts';
import type { ComposingContext, DraftOutfit } from '../composing';
import { hashToUnit } from '../../hash';
import { buildPieceKey } from '../piece';
import { isWornIn } from '../piece-facts';
import { findPieceVeto } from '../vetoes/find-veto';
import type { Candidate } from '../vetoes/veto';
import { describeDressing, type Dressing } from './dressing';
import { listAccessoryParts, rateAccessory } from './rate-accessory';
import { listBagParts, rateBag } from './rate-bag';
import { rateJewelry } from './rate-jewelry';

type Rate = (candidate: Candidate) => number | null;

export function addAccessories(context: ComposingContext, draft: DraftOutfit): DraftOutfit {
  const finish = findFinish(context, draft);
  if (!finish) return draft;
  const dressing = describeDressing(context, draft);
  const bag = choose(dressing, 'bag', listBagParts(dressing, finish.bag), (candidate) =>
    rateBag(dressing, candidate),
  );
  const jewelry = choose(dressing, 'jewelry', finish.jewelry, (candidate) =>
    rateJewelry(dressing, candidate, bag),
  );
  const accessory = choose(
    dressing,
    'accessory',
    listAccessoryParts(dressing, finish.accessory),
    (candidate) => rateAccessory(dressing, candidate, bag, jewelry),
  );
  return {
    ...draft,
    pieces: {
      ...draft.pieces,
      ...(bag && { bag }),
      ...(jewelry && { jewelry }),
      ...(accessory && { accessory }),
    },
  };
}

function choose(
  { context, draft: { look, pieces, question } }: Dressing,
  slot: OutfitSlot,
  parts: readonly string[],
  rate: Rate,
): Candidate | null {
  const held = pieces[slot];
  if (held) return held;
  let best: Candidate | null = null;
  let bestWorth = -Infinity;
  for (const [order, part] of parts.entries()) {
    for (const [candidate] of context.index.byPart.get(part) ?? []) {
      const { facts, piece, suits } = candidate;
      if (piece.for?.some((cut) => question.look.for.includes(cut)) === false) continue;
      if (!isWornIn(question.seasons, piece.wearing.season) || findPieceVeto(candidate, slot, question))
        continue;
      const rated = rate(candidate);
      if (rated === null) continue;
      const key = buildPieceKey(piece);
      const worth =
        rated -
        0.15 * order +
        0.35 * hashToUnit(context.person + look.id + key) +
        0.2 * suits -
        (piece.source === 'catalog' && suits < 0 ? 0.8 : 0) +
        (piece.source === 'wardrobe' ? 0.3 : 0) -
        (context.shownPieces.has(key) ? (slot === 'bag' || facts.is('hat') ? 0.8 : 0.2) : 0);
      if (worth > bestWorth) [best, bestWorth] = [candidate, worth];
    }
  }
  return best;
}

/** In the evening every look is finished as for a party. */
function findFinish({ lookBook: { book } }: ComposingContext, { look, question }: DraftOutfit) {
  if (question.isMens) return book.finish[`mens-${look.finish}`] ?? book.finish[look.finish];
  const isFinished = !question.isEvening || look.finish === 'evening' || look.finish === 'party';
  return book.finish[isFinished ? look.finish : 'party'] ?? book.finish['casual'];
}
