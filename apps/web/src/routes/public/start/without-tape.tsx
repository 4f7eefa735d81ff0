import { estimateBody, findWearer, readAnswers } from '@figura/classifier';
import type { SizeWearer, User } from '@figura/contracts';
import { useLayoutEffect, useMemo, useState } from 'react';
import { UnitToggle } from '../../../features/measurements/unit-toggle';
import { useKeepAnswers } from '../../../features/measurements/use-keep-answers';
import { useUnit } from '../../../features/measurements/use-unit';
import { useStartPreview } from '../../../features/start/api';
import { toLikelyTape } from '../../../features/start/estimated';
import messages from '../../../features/start/start.messages.en';
import { Probably } from '../../../features/start/probably';
import { Quiz } from '../../../features/start/quiz';
import styles from '../../../features/start/start.module.css';
import { findStartAnswers } from '../../../lib/drafts/start-answers';
import type { StartAnswers } from '../../../lib/drafts/draft-types';
import { useDraft } from '../../../lib/drafts/use-draft';
import { translator } from '../../../lib/messages/translator';
import { useSession } from '../../../lib/session/session';
import { FigureSpread } from '../../../ui/layout/figure-spread';
import { getKeepLink } from './where-kept';

const t = translator(messages.found);

const NO_ANSWERS: StartAnswers = { known: {}, comparisons: {}, byString: {} };

interface WithoutTapeProps {
  onUnderWay: (isUnderWay: boolean) => void;
  onFound: (isFound: boolean) => void;
}

export default function WithoutTape({ onUnderWay, onFound }: WithoutTapeProps) {
  const { user } = useSession();
  const { unit, choose } = useUnit(user);
  const kept = useKeepAnswers();
  const [draft, setAnswers, clear] = useDraft('startAnswers');
  const answers = draft ?? NO_ANSWERS;
  const read = useMemo(() => readAnswers(answers), [answers]);
  const estimate = useMemo(() => read && estimateBody(read), [read]);
  const tape = useMemo(() => estimate && toLikelyTape(estimate), [estimate]);
  const [chosen, setChosen] = useState<SizeWearer | null>(null);
  const told =
    read && (read.mens ?? read.sizeAbove ?? read.sizeBelow) !== undefined ? findWearer(read) : null;
  const wearer = told ?? chosen ?? getFirstWearer(user);
  const complete = findStartAnswers(answers);
  const answered = complete !== null;
  const [finished, setFinished] = useState(answered);
  const preview = useStartPreview(answered && finished ? tape : null, wearer);

  const isFound = finished && answered;
  useLayoutEffect(() => onFound(isFound), [onFound, isFound]);

  if (isFound && estimate && tape && complete)
    return (
      <Probably
        estimate={estimate}
        tape={tape}
        wearer={wearer}
        unit={unit}
        answer={preview}
        keep={
          user
            ? {
                label: t('keepHere'),
                saving: kept.saving,
                failure: kept.failure,
                onKeep: () => kept.keep(complete),
              }
            : getKeepLink(null)
        }
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
  return (
    <FigureSpread
      className={styles['start']}
      words="long"
      phone="none"
      figure={{ measurements: tape ?? {}, active: null, combined: undefined, label: t('figure') }}
    >
      <Quiz
        answers={answers}
        unit={unit}
        wearer={wearer}
        onWearer={(next) => {
          setChosen(next);
          const { height } = answers.known;
          setAnswers({
            ...NO_ANSWERS,
            byString: answers.byString,
            known: height === undefined ? {} : { height },
          });
        }}
        onAnswers={setAnswers}
        unitToggle={<UnitToggle unit={unit} onChange={choose} names="length" />}
        onUnderWay={onUnderWay}
        onDone={() => setFinished(true)}
      />
    </FigureSpread>
  );
}

/** Whose clothes the user chose to see; a visitor has chosen none. */
function getFirstWearer(user: User | null): SizeWearer {
  return (user?.preferences.presentation ?? 'womens') === 'womens' ? 'women' : 'men';
}
