import type { CheckResponse, User } from '@figura/contracts';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../lib/api/api-error';
import { checkGarment } from './api';
import type { GarmentQuestion } from './offline/check-messages';

export type ShownAnswer = Omit<CheckResponse, 'evidence' | 'language' | 'quota'>;

interface GarmentCheckState {
  answer: ShownAnswer | null;
  error: ApiError | null;
  busy: boolean;
}

const NOTHING: GarmentCheckState = { answer: null, error: null, busy: false };

interface GarmentCheck extends GarmentCheckState {
  check: (question: GarmentQuestion) => void;
  forget: (instead?: ShownAnswer) => void;
}

/** One request at a time; of later questions only the latest, as a change to the same check. */
export function useGarmentCheck(
  user: User | null,
  onAnswer: (response: CheckResponse) => void,
  before: ShownAnswer | null = null,
): GarmentCheck {
  const [state, setState] = useState<GarmentCheckState>({ ...NOTHING, answer: before });
  const next = useRef<GarmentQuestion | null>(null);
  const running = useRef(0);

  const run = async (turn: number) => {
    let checkId: string | undefined;
    while (next.current && running.current === turn) {
      const question = next.current;
      next.current = null;
      const known = question.checkId ?? (question.garment && checkId);
      setState((now) => ({ answer: known === undefined ? null : now.answer, error: null, busy: true }));
      try {
        const response = await checkGarment(
          { ...question, ...(known !== undefined && { checkId: known }) },
          user,
        );
        if (running.current !== turn) return;
        checkId = response.checkId;
        setState({ answer: response, error: null, busy: next.current !== null });
        if (!next.current) onAnswer(response);
      } catch (error) {
        if (running.current !== turn) return;
        if (!(error instanceof ApiError)) throw error;
        next.current = null;
        setState({ answer: null, error, busy: false });
      }
    }
    running.current = 0;
  };

  const turns = useRef(0);
  return {
    ...state,
    check: (question) => {
      next.current = question;
      if (running.current !== 0) return;
      running.current = ++turns.current;
      void run(running.current);
    },
    forget: useCallback((instead: ShownAnswer | null = null) => {
      next.current = null;
      running.current = 0;
      setState({ ...NOTHING, answer: instead });
    }, []),
  };
}
