import type { CheckResponse } from '@figura/contracts';
import { MAX_COMPARED } from '../../lib/drafts/draft-parsers';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { readDraft } from '../../lib/drafts/drafts';

/** What the screens of the fitting room know while nothing was told. */
export const NOTHING = { text: '', garment: null, checkId: null, hem: null, waits: false, kept: [] };

/** The draft as it is by now: a lazy part may call with what it was last rendered with. */
export const readRoom = () => readDraft('fittingRoom') ?? NOTHING;

/** The garments that are kept, with another one, or one that was changed, in its place; the oldest gives way. */
export function withKept(kept: readonly KeptGarment[], added: KeptGarment): KeptGarment[] {
  const isKept = kept.some(({ checkId }) => checkId === added.checkId);
  const all = isKept
    ? kept.map((other) => (other.checkId === added.checkId ? added : other))
    : [...kept, added];
  return all.slice(-MAX_COMPARED);
}

/** @param text the words that it was told in */
export function toKept(answer: CheckResponse, text: string, body: string): KeptGarment {
  const { checkId, garment, verdict, question, reasons, cautions, alternatives, fit, unread, alike } = answer;
  return {
    checkId,
    garment,
    verdict,
    ...(question && { question }),
    reasons,
    cautions,
    alternatives,
    fit,
    unread,
    ...(alike && { alike }),
    text,
    body,
  };
}
