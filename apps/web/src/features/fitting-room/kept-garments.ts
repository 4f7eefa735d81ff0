import type { CheckResponse } from '@figura/contracts';
import { MAX_COMPARED, MAX_EARLIER, readGarmentDraft } from '../../lib/drafts/garment-draft';
import type { GarmentDraft, KeptGarment } from '../../lib/drafts/draft-types';

const NO_GARMENT = { text: '', garment: null, checkId: null, hem: null, waits: false };

export const NOTHING: GarmentDraft = { ...NO_GARMENT, unanswered: {}, waiting: [], kept: [], earlier: [] };

/** Read fresh, because a lazy part may hold a stale render. */
export const readRoom = () => readGarmentDraft() ?? NOTHING;

export const readEmptyRoom = (): GarmentDraft => ({ ...readRoom(), ...NO_GARMENT });

/** Replaces a changed garment; sets the oldest aside if full. */
export function withKept(room: GarmentDraft, added: KeptGarment): GarmentDraft {
  const { kept, earlier } = room;
  const isKept = kept.some(({ checkId }) => checkId === added.checkId);
  const all = isKept
    ? kept.map((other) => (other.checkId === added.checkId ? added : other))
    : [...kept, added];
  const others = earlier.filter(({ checkId }) => checkId !== added.checkId);
  return setAside({ ...room, kept: all, earlier: others }, all.slice(0, -MAX_COMPARED));
}

export function setAside(room: GarmentDraft, garments: readonly KeptGarment[]): GarmentDraft {
  const ids = garments.map(({ checkId }) => checkId);
  return {
    ...room,
    kept: room.kept.filter(({ checkId }) => !ids.includes(checkId)),
    earlier: [...garments, ...room.earlier].slice(0, MAX_EARLIER),
  };
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
