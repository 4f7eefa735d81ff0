import type { CheckResponse, WardrobePiece } from '@figura/contracts';
import { useRef } from 'react';
import type { KeptGarment } from '../../../lib/drafts/draft-types';
import { useGarmentDraft } from '../../../lib/drafts/garment-draft';
import { useSession } from '../../../lib/session/session';
import { useCheckQuota } from '../api';
import { nameBody } from '../checked-body';
import { NOTHING, readEmptyRoom, readRoom, setAside, toKeptGarment, withKept } from '../kept-garments';
import type { Answer } from '../question';
import { openKept } from '../use-fitting-room';
import { useGarmentCheck } from '../use-garment-check';
import { rankGarments } from './compare-words';
import { startSmall } from '../../../lib/text/within-sentence';

export function useComparison() {
  const [draft, keep] = useGarmentDraft();
  const { user } = useSession();
  const { data: quota, mutate: setQuota } = useCheckQuota(user?.hasPaid === false);
  const body = user ? nameBody(user) : '';
  const words = useRef('');
  const { error, busy, check } = useGarmentCheck(user, (given: CheckResponse) => {
    keep(withKept(readRoom(), toKeptGarment(given, words.current, body)));
    void setQuota(given.quota, { revalidate: false });
  });
  const { kept, earlier } = draft ?? NOTHING;
  const isOfBody = (other: KeptGarment) => other.body === body;
  const garments = rankGarments(kept.filter(isOfBody));
  return {
    garments,
    earlier: earlier.filter(isOfBody),
    error,
    busy,
    quota,
    add: (text: string) => {
      words.current = text;
      check({ text });
    },
    take: ({ garment, name }: WardrobePiece) => {
      words.current = name;
      check({ garment });
    },
    answer: ({ checkId, text }: KeptGarment, { garment, label }: Answer) => {
      words.current = text.trim() === '' ? '' : `${text}, ${startSmall(label)}`;
      check({ garment, checkId });
    },
    bringBack: (other: KeptGarment) => keep(withKept(readRoom(), other)),
    remove: (other: KeptGarment) => keep(setAside(readRoom(), [other])),
    open: (other: KeptGarment) => keep({ ...readRoom(), ...openKept(other) }),
    startOver: () => keep(setAside(readEmptyRoom(), garments)),
  };
}
