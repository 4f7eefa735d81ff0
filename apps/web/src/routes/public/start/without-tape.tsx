import { estimateBody, findWearer, readAnswers } from '@figura/classifier';
import type { BodyAnswers, LengthUnit } from '@figura/classifier';
import { getSizeWearer } from '@figura/contracts';
import type { SizeWearer, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { UnitToggle } from '../../../features/measurements/unit-toggle';
import { useKeepAnswers } from '../../../features/measurements/use-keep-answers';
import { useUnit } from '../../../features/measurements/use-unit';
import { useStartPreview } from '../../../features/start/api';
import { toLikelyTape } from '../../../features/start/estimated';
import { Opening } from '../../../features/start/opening';
import { keeping as t } from '../../../features/start/messages.en';
import { Probably } from '../../../features/start/probably';
import { Quiz } from '../../../features/start/quiz';
import styles from '../../../features/start/start.module.css';
import { findStartAnswers } from '../../../lib/drafts/start-answers';
import type { StartAnswers } from '../../../lib/drafts/draft-types';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useSession } from '../../../lib/session/session';
import { FigureSpread } from '../../../ui/layout/figure-spread';
import { getKeepLink } from './where-kept';

const NO_ANSWERS: StartAnswers = { known: {}, comparisons: {}, byString: {} };

export default function WithoutTape({ ways }: { ways: ReactNode }) {
  const { user } = useSession();
  const { unit, choose } = useUnit(user);
  const [isUnderWay, setUnderWay] = useState(false);
  const guess = useGuess(user);
  const { answers, setAnswers, wearer, tape, complete, finished, setFinished } = guess;
  if (finished && complete) return <Found guess={guess} complete={complete} unit={unit} user={user} />;
  return (
    <FigureSpread
      className={styles['start']}
      words="long"
      phone="none"
      figure={{ measurements: tape ?? {}, active: null, combined: undefined, label: t('figure') }}
    >
      <Opening isUnderWay={isUnderWay}>{ways}</Opening>
      <Quiz
        answers={answers}
        unit={unit}
        wearer={wearer}
        onWearer={guess.chooseWearer}
        onAnswers={setAnswers}
        unitToggle={<UnitToggle unit={unit} onChange={choose} names="length" />}
        onUnderWay={setUnderWay}
        onDone={() => setFinished(true)}
      />
    </FigureSpread>
  );
}

function useGuess(user: User | null) {
  const [draft, setAnswers, clear] = useDraft('startAnswers');
  const answers = draft ?? NO_ANSWERS;
  const read = useMemo(() => readAnswers(answers), [answers]);
  const estimate = useMemo(() => read && estimateBody(read), [read]);
  const tape = useMemo(() => estimate && toLikelyTape(estimate), [estimate]);
  const [chosen, setChosen] = useState<SizeWearer | null>(null);
  const told =
    read && (read.mens ?? read.sizeAbove ?? read.sizeBelow) !== undefined ? findWearer(read) : null;
  const complete = findStartAnswers(answers);
  const [finished, setFinished] = useState(complete !== null);
  const chooseWearer = (next: SizeWearer) => {
    setChosen(next);
    const { height } = answers.known;
    setAnswers({ ...NO_ANSWERS, byString: answers.byString, known: height === undefined ? {} : { height } });
  };
  const wearer = told ?? chosen ?? findFirstWearer(user);
  return {
    answers,
    setAnswers,
    clear,
    estimate,
    tape,
    wearer,
    chooseWearer,
    complete,
    finished,
    setFinished,
  };
}

interface FoundProps {
  guess: ReturnType<typeof useGuess>;
  complete: BodyAnswers;
  unit: LengthUnit;
  user: User | null;
}

function Found({ guess, complete, unit, user }: FoundProps) {
  const { answers, setAnswers, estimate, tape, wearer, setFinished, clear } = guess;
  const kept = useKeepAnswers();
  const preview = useStartPreview(tape, wearer ?? undefined);
  if (!estimate || !tape || !wearer) return null;
  const keep = {
    label: t('keepHere'),
    saving: kept.saving,
    failure: kept.failure,
    onKeep: () => kept.keep(complete),
  };
  return (
    <Probably
      estimate={estimate}
      tape={tape}
      wearer={wearer}
      unit={unit}
      query={preview}
      keep={user ? keep : getKeepLink(null)}
      measured={answers.byString}
      onForget={(name) => {
        const { [name]: _, ...byString } = answers.byString;
        setAnswers({ ...answers, byString });
      }}
      onLength={(inches) =>
        setAnswers({ ...answers, byString: { ...answers.byString, [estimate.measureFirst]: inches } })
      }
      onChange={() => setFinished(false)}
      onStartOver={() => {
        setFinished(false);
        clear();
      }}
    />
  );
}

function findFirstWearer(user: User | null): SizeWearer | null {
  if (!user) return 'women';
  const { presentation, sizes } = user.preferences;
  if (presentation === 'any') return sizes && (sizes.for ?? 'women');
  return getSizeWearer(presentation);
}
