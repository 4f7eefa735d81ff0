import type { CheckResponse, WardrobePiece } from '@figura/contracts';
import { useRef, useState } from 'react';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useSession } from '../../../lib/session/session';
import { useCheckQuota } from '../api';
import { nameBody } from '../checked-body';
import { NOTHING, readEmptyRoom, readRoom, toKeptGarment, withKept } from '../kept-garments';
import type { Answer } from '../question';
import { openKept } from '../use-fitting-room';
import { useGarmentCheck } from '../use-garment-check';
import { rankGarments } from './compare-words';
import { startSmall } from '../../../lib/text/within-sentence';

export function useComparison() {
  const [draft, keep] = useDraft('fittingRoom');
  const { user } = useSession();
  const { data: quota, mutate: setQuota } = useCheckQuota(user?.hasPaid === false);
  const body = user ? nameBody(user) : '';
  const words = useRef('');
  const [isChanged, setChanged] = useState(false);
  const { error, busy, check } = useGarmentCheck(user, (given: CheckResponse) => {
    const { kept, ...now } = readRoom();
    keep({ ...now, kept: withKept(kept, toKeptGarment(given, words.current, body)) });
    void setQuota(given.quota, { revalidate: false });
  });
  const garments = rankGarments((draft ?? NOTHING).kept.filter((other) => other.body === body));
  return {
    /** Best first. */
    garments,
    isFromChecks: !isChanged,
    error,
    busy,
    quota,
    add: (text: string) => {
      setChanged(true);
      words.current = text;
      check({ text });
    },
    take: ({ garment, name }: WardrobePiece) => {
      setChanged(true);
      words.current = name;
      check({ garment });
    },
    answer: ({ checkId, text }: KeptGarment, { garment, label }: Answer) => {
      words.current = text.trim() === '' ? '' : `${text}, ${startSmall(label)}`;
      check({ garment, checkId });
    },
    remove: ({ checkId }: KeptGarment) => {
      const { kept, ...now } = readRoom();
      keep({ ...now, kept: kept.filter((other) => other.checkId !== checkId) });
    },
    open: (other: KeptGarment) => keep({ ...readRoom(), ...openKept(other) }),
    startOver: () => keep({ ...readEmptyRoom(), kept: [] }),
  };
}
