import type { CheckResponse, User } from '@figura/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { onContact } from '../../lib/browser/on-contact';
import { MAX_COMPARED, MAX_WAITING } from '../../lib/drafts/garment-draft';
import type { KeptGarment, WaitingWords } from '../../lib/drafts/draft-types';
import { writeDraft } from '../../lib/drafts/drafts';
import { checkGarment } from './api';
import { readEmptyRoom, readRoom } from './kept-garments';

const LOCK = 'figura-waiting-words';

export function isSame(a: WaitingWords, b: WaitingWords): boolean {
  return a.text === b.text && JSON.stringify(a.garment) === JSON.stringify(b.garment);
}

/** Moves what is on show to what waits. False for a change of a checked garment, or if there is no room. */
export function letWait(): boolean {
  const { text, garment, checkId, waiting } = readRoom();
  const words: WaitingWords = { text: text.trim(), garment };
  if (checkId !== null || (words.text === '' && garment === null)) return false;
  const isKnown = waiting.some((other) => isSame(other, words));
  if (!isKnown && waiting.length >= MAX_WAITING) return false;
  writeDraft('fittingRoom', { ...readEmptyRoom(), waiting: isKnown ? waiting : [...waiting, words] });
  return true;
}

interface WaitingWordsOptions {
  user: User | null;
  isUsedUp: boolean;
  onAnswer: (words: WaitingWords, response: CheckResponse) => KeptGarment;
  onUsedUp: () => void;
  onDone: (answered: readonly KeptGarment[]) => void;
}

/** Checks what waits one by one, in one tab at a time, at most as many as are kept. */
export function useWaitingWords(options: WaitingWordsOptions) {
  const [isAsking, setAsking] = useState(false);
  const [answered, setAnswered] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const isRunning = useRef(false);
  const ask = useCallback(async () => {
    if (isRunning.current || latest.current.isUsedUp || !latest.current.user || !findNext()) return;
    isRunning.current = true;
    setAsking(true);
    try {
      await runAlone(async () => {
        const kept = await checkAll(latest);
        setAnswered(kept.length);
        latest.current.onDone(kept);
      });
    } finally {
      isRunning.current = false;
      setAsking(false);
    }
  }, []);
  const hasUser = options.user !== null;
  useEffect(() => {
    if (!hasUser) return undefined;
    return onContact(() => {
      if (navigator.onLine) void ask();
    });
  }, [ask, hasUser]);
  return { isAsking, answered, ask };
}

function findNext(): WaitingWords | undefined {
  return readRoom().waiting.find(({ problem }) => problem === undefined);
}

async function checkAll({ current }: { current: WaitingWordsOptions }): Promise<KeptGarment[]> {
  const kept: KeptGarment[] = [];
  while (kept.length < MAX_COMPARED) {
    const words = findNext();
    if (!words) break;
    const isStillWaiting = () => readRoom().waiting.some((other) => isSame(other, words));
    try {
      const { text, garment } = words;
      const response = await checkGarment(garment ? { garment } : { text }, current.user);
      if (isStillWaiting()) kept.push(current.onAnswer(words, response));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'QUOTA_USED') current.onUsedUp();
      if (error.status !== 400 || !isStillWaiting()) break;
      noteProblem(words, error.message);
    }
  }
  return kept;
}

function noteProblem(words: WaitingWords, problem: string): void {
  const room = readRoom();
  const waiting = room.waiting.map((other) => (isSame(other, words) ? { ...other, problem } : other));
  writeDraft('fittingRoom', { ...room, waiting });
}

async function runAlone(run: () => Promise<void>): Promise<void> {
  // Missing in old browsers and insecure pages.
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks;
  if (!locks) return run();
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : Promise.resolve()));
}
