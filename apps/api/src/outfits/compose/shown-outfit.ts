import type { OutfitSlot } from '@figura/contracts';
import { writeBodyLine, type ComposedOutfit } from '@figura/styling';
import { translator } from '../../platform/errors/translator';
import messages from '../messages.en';
import type { SuggestedOutfit } from '../suggestions/suggestions.dto';
import type { Candidate, Candidates } from './candidates';

const t = translator(messages.reasons);

const MAX_REASONS = 2;

type Explained = Pick<Candidates, 'explain' | 'findKind' | 'unsaid'>;

export function showOutfits(outfits: readonly ComposedOutfit[], candidates: Explained): SuggestedOutfit[] {
  const told = new Set<string>();
  return outfits.map((outfit) => showOutfit(outfit, candidates, { told }));
}

export function showOutfit(
  { pieces, look, score, reasons, sentence }: ComposedOutfit,
  { explain, findKind, unsaid }: Explained,
  line: { told?: Set<string>; about?: OutfitSlot } = {},
): SuggestedOutfit {
  const worn = pieces as readonly (Candidate & (typeof pieces)[number])[];
  const known = [...worn]
    .sort((a, b) => b.score - a.score)
    .flatMap((piece) => {
      const reason = explain(piece);
      return reason ? [{ ...reason, piece }] : [];
    });
  const found = [
    ...reasons.map((reason) => reason.sentence),
    ...known.map(({ piece: { name }, description }) => t('ofPiece', { name, description })),
  ];
  const lacks = findGap(worn);
  return {
    pieces: worn.map(({ slot, source, id, garment, name, worn: styles }) => ({
      slot,
      source,
      id,
      garment,
      name,
      ...(styles && { worn: [...styles] }),
    })),
    look,
    score,
    reasons: found.slice(0, Math.max(reasons.length, MAX_REASONS)),
    sentence,
    line: writeBodyLine(worn, known, sentence, findKind, { ...line, unsaid }),
    ...(lacks && { lacks }),
    ...(worn.some(({ isUnsure }) => isUnsure) && { probably: true as const }),
  };
}

function findGap(pieces: ComposedOutfit['pieces']): OutfitSlot | undefined {
  const [other, ...more] = pieces.filter(({ source }) => source !== 'wardrobe' && source !== 'check');
  return more.length === 0 && pieces.length > 1 ? other?.slot : undefined;
}
