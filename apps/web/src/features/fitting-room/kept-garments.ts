import type { CheckResponse } from '@figura/contracts';
import { MAX_COMPARED } from '../../lib/drafts/draft-parsers';
import type { GarmentDraft, KeptGarment } from '../../lib/drafts/draft-types';
import { readDraft } from '../../lib/drafts/drafts';

const NO_GARMENT = { text: '', garment: null, checkId: null, hem: null, waits: false };

export const NOTHING: GarmentDraft = { ...NO_GARMENT, unanswered: {}, waiting: [], kept: [] };

/** Read fresh, because a lazy part may hold a stale render. */
export const readRoom = () => readDraft('fittingRoom') ?? NOTHING;

export const readEmptyRoom = (): GarmentDraft => ({ ...readRoom(), ...NO_GARMENT });

/** Replaces a changed garment; drops the oldest if full. */
export function withKept(kept: readonly KeptGarment[], added: KeptGarment): KeptGarment[] {
  const isKept = kept.some(({ checkId }) => checkId === added.checkId);
  const all = isKept
    ? kept.map((other) => (other.checkId === added.checkId ? added : other))
    : [...kept, added];
  return all.slice(-MAX_COMPARED);
}

export function toKeptGarment(response: CheckResponse, text: string, body: string): KeptGarment {
  const { checkId, garment, verdict, question, reasons, cautions, alternatives, fit, size, unread, alike } =
    response;
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
    ...(size && { size }),
    ...(alike && { alike }),
    text,
    body,
  };
}
