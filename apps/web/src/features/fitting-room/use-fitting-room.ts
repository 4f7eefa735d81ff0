import { entryInches, type MeasurementEntry } from '@figura/classifier';
import type { CheckResponse, Garment } from '@figura/contracts';
import { MAX_HEM_LENGTH } from '@figura/contracts';
import { useEffect } from 'react';
import { MAX_COMPARED } from '../../lib/drafts/draft-parsers';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { readDraft } from '../../lib/drafts/drafts';
import { useDraft } from '../../lib/drafts/use-draft';
import { useSession } from '../../lib/session/session';
import { keepCheckLanguage, keepCheckMaterial, useCheckQuota } from './api';
import { useGarmentCheck } from './use-garment-check';

const NOTHING = { text: '', garment: null, checkId: null, hem: null, kept: [] };

/** What is on the screen of the fitting room and what can be done there. Everything typed is kept at once. */
export function useFittingRoom() {
  const [draft, keep, clear] = useDraft('fittingRoom');
  const { user } = useSession();
  const { data: quota, mutate: setQuota } = useCheckQuota(user?.hasPaid === false);
  /** A lazy part may call with what it was last rendered with, so that changes are made to what is kept now. */
  const now = () => readDraft('fittingRoom') ?? NOTHING;
  const { answer, error, busy, check, forget } = useGarmentCheck(user, (given) => {
    keep({ ...now(), garment: given.garment, checkId: given.checkId });
    void setQuota(given.quota, { revalidate: false });
    if (user?.hasPaid) void keepCheckLanguage(given.language);
  });
  const hasPaid = user?.hasPaid === true;
  useEffect(() => {
    if (hasPaid) void keepCheckMaterial();
  }, [hasPaid]);
  const usedUp = error?.code === 'QUOTA_USED';
  useEffect(() => {
    if (usedUp) void setQuota();
  }, [setQuota, usedUp]);

  const say = (text: string) => {
    keep({ ...now(), text, garment: null, checkId: null, hem: null });
    check({ text });
  };
  const wear = (garment: Garment, checkId: string | null, hem: MeasurementEntry | null = null) => {
    keep({ ...now(), garment, checkId, hem });
    const hemLength = hem && hemInches(hem);
    check({ garment, ...(checkId !== null && { checkId }), ...(hemLength && { hemLength }) });
  };
  /** A change that leaves the garment as it is, the same object, asks for nothing. */
  const change = (make: (garment: Garment) => Garment) => {
    const { garment, checkId, hem } = now();
    const changed = garment && make(garment);
    if (changed && changed !== garment) wear(changed, checkId, hem);
  };
  /** Puts what is worn aside, if it was checked, and wears what was beside it. */
  const exchange = (other: KeptGarment | null) => {
    const { garment, kept } = now();
    const rest = kept.filter(({ checkId }) => checkId !== other?.checkId);
    const aside = answer && garment ? [...rest, keptFrom(answer, garment)] : rest;
    forget();
    keep({ ...NOTHING, kept: aside.slice(1 - MAX_COMPARED) });
    if (other) wear(other.garment, other.checkId);
  };

  return {
    ...(draft ?? NOTHING),
    answer,
    error,
    busy,
    quota,
    say,
    change,
    exchange,
    wear: (garment: Garment) => wear(garment, null),
    type: (text: string) => keep({ ...now(), text }),
    /** Says the same garment in other words: a change to the same check. */
    reword: (text: string) => {
      const { checkId } = now();
      keep({ ...now(), text, hem: null });
      check({ text, ...(checkId !== null && { checkId }) });
    },
    /** Words that come from elsewhere are those of another garment. */
    share: (text: string) => {
      forget();
      keep({ ...now(), text, garment: null, checkId: null, hem: null });
    },
    typeHem: (hem: MeasurementEntry) => keep({ ...now(), hem }),
    again: () => {
      const { text, garment, checkId, hem } = now();
      if (garment) wear(garment, checkId, hem);
      else say(text);
    },
    drop: ({ checkId }: KeptGarment) =>
      keep({ ...now(), kept: now().kept.filter((other) => other.checkId !== checkId) }),
    startOver: () => {
      const { kept } = now();
      forget();
      if (kept.length > 0) keep({ ...NOTHING, kept });
      else clear();
    },
  };
}

/** The length in inches of what was typed as one; null for what is none. */
export function hemInches(hem: MeasurementEntry): number | null {
  const parsed = entryInches(hem);
  return parsed.ok && parsed.value >= 1 && parsed.value <= MAX_HEM_LENGTH ? parsed.value : null;
}

function keptFrom({ checkId, verdict }: CheckResponse, garment: Garment): KeptGarment {
  const { level, sentence, range } = verdict;
  return { garment, checkId, verdict: { level, sentence, ...(range && { range }) } };
}
