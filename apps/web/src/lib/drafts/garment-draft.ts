import type { GarmentDraft } from './draft-types';
import type { Parse } from './draft-parsers';
import { parseTexts, toEntry } from './draft-parsers';
import { readParsedDraft } from './drafts';
import { isGarment, isKeptGarment, isWaitingWords } from './kept-garment';
import { useParsedDraft } from './use-draft';

const MAX_GARMENT_TEXT = 20_000;

export const MAX_COMPARED = 3;
export const MAX_EARLIER = 6;
export const MAX_WAITING = 10;

const parseGarmentDraft: Parse<GarmentDraft | null> = (stored) => {
  if (typeof stored !== 'object' || stored === null) return null;
  const { text, garment, checkId, hem, waits, unanswered, waiting, kept, earlier } = stored as Record<
    string,
    unknown
  >;
  if (typeof text !== 'string') return null;
  const entry = toEntry(hem);
  return {
    text: text.slice(0, MAX_GARMENT_TEXT),
    garment: isGarment(garment) ? garment : null,
    checkId: typeof checkId === 'string' ? checkId : null,
    hem: typeof entry === 'number' ? null : entry,
    waits: waits === true,
    unanswered: parseTexts(unanswered),
    waiting: Array.isArray(waiting) ? waiting.filter(isWaitingWords).slice(0, MAX_WAITING) : [],
    kept: Array.isArray(kept) ? kept.filter(isKeptGarment).slice(-MAX_COMPARED) : [],
    earlier: Array.isArray(earlier) ? earlier.filter(isKeptGarment).slice(0, MAX_EARLIER) : [],
  };
};

export const readGarmentDraft = () => readParsedDraft('fittingRoom', parseGarmentDraft);
export const useGarmentDraft = () => useParsedDraft('fittingRoom', parseGarmentDraft);
