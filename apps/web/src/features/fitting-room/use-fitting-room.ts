import type { MeasurementEntry } from '@figura/classifier';
import type { Garment } from '@figura/contracts';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../lib/api/api-error';
import type { KeptGarment, WaitingWords } from '../../lib/drafts/draft-types';
import { onContact } from '../../lib/browser/on-contact';
import { useGarmentDraft } from '../../lib/drafts/garment-draft';
import { useSession } from '../../lib/session/session';
import { nameBody } from './checked-body';
import { NOTHING, readEmptyRoom, readRoom, toKeptGarment, withKept } from './kept-garments';
import type { Answer } from './question';
import { useRoomCheck } from './use-room-check';
import { isSame, letWait, useWaitingWords } from './use-waiting-words';
import { startSmall } from '../../lib/text/within-sentence';

export function useFittingRoom() {
  const [draft, keep, clear] = useGarmentDraft();
  const { user } = useSession();
  const body = user ? nameBody(user) : '';
  const { check, forget, setQuota, wear, ...checking } = useRoomCheck(user, body);
  const { error, quota, say } = checking;
  const tryAgain = () => {
    const { text, garment, checkId, hem } = readRoom();
    if (garment) wear(garment, checkId, hem, text);
    else if (text.trim() !== '') say(text);
  };
  const unavailable = user?.hasPaid !== true && error?.code === 'UNAVAILABLE' ? error : null;
  useWaiting(unavailable, tryAgain);
  useEffect(() => {
    if (unavailable && letWait()) forget();
  }, [unavailable, forget]);
  const recall = (other: KeptGarment) => {
    forget(other);
    keep({ ...readRoom(), ...openKept(other) });
  };
  const waitingWords = useWaitingWords({
    user,
    isUsedUp: quota?.left === 0,
    onAnswer: (words, given) => {
      const answered = toKeptGarment(given, words.text, body);
      const now = withKept(readRoom(), answered);
      keep({ ...now, waiting: now.waiting.filter((other) => !isSame(other, words)) });
      void setQuota(given.quota, { revalidate: false });
      return answered;
    },
    onUsedUp: () => void setQuota(),
    onDone: ([only, ...others]) => {
      const { text, garment } = readRoom();
      if (only && others.length === 0 && text.trim() === '' && garment === null) recall(only);
    },
  });

  const current = draft ?? NOTHING;
  return {
    ...current,
    kept: current.kept.filter((other) => other.body === body),
    ...checking,
    tryAgain,
    /** Returning the same object asks for nothing. */
    change: (make: (garment: Garment) => Garment) => {
      const { garment, checkId, hem } = readRoom();
      const changed = garment && make(garment);
      if (changed && changed !== garment) wear(changed, checkId, hem, '');
    },
    answerQuestion: (given: Answer) => {
      const { text, checkId, hem } = readRoom();
      wear(given.garment, checkId, hem, text.trim() === '' ? '' : `${text}, ${startSmall(given.label)}`);
    },
    wear: (garment: Garment) => wear(garment, null, null, ''),
    type: (text: string) => keep({ ...readRoom(), text }),
    reword: (text: string) => {
      const { checkId } = readRoom();
      keep({ ...readRoom(), text, hem: null });
      check({ text, ...(checkId !== null && { checkId }) });
    },
    share: (text: string) => {
      forget();
      keep({ ...readRoom(), text, garment: null, checkId: null, hem: null });
    },
    typeHem: (hem: MeasurementEntry) => keep({ ...readRoom(), hem }),
    recall,
    waitingWords: {
      ...waitingWords,
      remove: (words: WaitingWords) => keep(removeWaiting(words)),
      reword: (words: WaitingWords) => keep({ ...removeWaiting(words), text: words.text }),
    },
    startOver: () => {
      forget();
      keep(readEmptyRoom());
    },
    forgetIt: () => {
      const { kept, checkId } = readRoom();
      const others = kept.filter((other) => other.checkId !== checkId);
      const room = { ...readEmptyRoom(), kept: others };
      forget();
      if (others.length > 0 || room.waiting.length > 0) keep(room);
      else clear();
    },
  };
}

export function openKept({ text, garment, checkId }: KeptGarment) {
  return { text, garment, checkId, hem: null, waits: false };
}

function removeWaiting(words: WaitingWords) {
  const room = readRoom();
  return { ...room, waiting: room.waiting.filter((other) => !isSame(other, words)) };
}

/** For changes of a checked garment. Also works after the page was closed meanwhile. */
function useWaiting(unavailable: ApiError | null, again: () => void): void {
  const [, keep] = useGarmentDraft();
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (unavailable && readRoom().checkId !== null && !readRoom().waits) keep({ ...readRoom(), waits: true });
  }, [unavailable, keep]);
  useEffect(() => {
    const ask = () => {
      if (!navigator.onLine || !readRoom().waits) return;
      keep({ ...readRoom(), waits: false });
      latest.current();
    };
    return onContact(ask);
  }, [keep]);
}
