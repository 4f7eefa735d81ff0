import { estimateBody, readAnswers } from '@figura/classifier';
import { useMemo } from 'react';
import { UnitToggle } from '../../../features/measurements/unit-toggle';
import { useUnit } from '../../../features/measurements/use-unit';
import { useStartPreview } from '../../../features/start/api';
import { isAnswered, likelyTape } from '../../../features/start/estimated';
import { Likelihood } from '../../../features/start/likelihood';
import messages from '../../../features/start/messages.en';
import { Quiz } from '../../../features/start/quiz';
import { Result } from '../../../features/start/result';
import styles from '../../../features/start/start.module.css';
import { StringRuler } from '../../../features/start/string-ruler';
import type { StartAnswers } from '../../../lib/drafts/draft-types';
import { useDraft } from '../../../lib/drafts/use-draft';
import { translator } from '../../../lib/messages/translator';
import { useSession } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { FigureSpread } from '../../../ui/layout/figure-spread';
import { whereKept } from './where-kept';

const t = translator(messages.start);

const NO_ANSWERS: StartAnswers = { known: {}, comparisons: {}, byString: {} };

/** What is probable from a height, two sizes and four drawings; a string and a sheet of paper make it surer. */
export default function WithoutTape() {
  const { user } = useSession();
  const { unit, choose } = useUnit(user);
  const [draft, setAnswers, clear] = useDraft('startAnswers');
  const answers = draft ?? NO_ANSWERS;
  const read = useMemo(() => readAnswers(answers), [answers]);
  const estimate = useMemo(() => read && estimateBody(read), [read]);
  const tape = useMemo(() => estimate && likelyTape(estimate), [estimate]);
  const answered = read !== null && isAnswered(read);
  const preview = useStartPreview(answered ? tape : null);

  return (
    <FigureSpread
      className={styles['start']}
      words="long"
      figure={{
        measurements: tape ?? {},
        active: null,
        combined: undefined,
        label: estimate && answered ? t('figureProbably', { letter: estimate.horizontal }) : t('figure'),
      }}
    >
      <UnitToggle unit={unit} onChange={choose} names="length" />
      <Quiz answers={answers} unit={unit} onAnswers={setAnswers} />
      <div aria-live="polite">
        {answered && estimate && tape ? (
          <Result
            tape={tape}
            horizontal={estimate.horizontal}
            vertical={estimate.vertical}
            probability={estimate.letters[estimate.horizontal]}
            answer={preview}
            keep={whereKept(user)}
          >
            <Likelihood estimate={estimate} unit={unit} />
            <StringRuler
              key={estimate.measureFirst}
              measurement={estimate.measureFirst}
              unit={unit}
              onLength={(inches) =>
                setAnswers({ ...answers, byString: { ...answers.byString, [estimate.measureFirst]: inches } })
              }
            />
            <Button variant="quiet" onClick={clear}>
              {t('startOver')}
            </Button>
          </Result>
        ) : (
          <p className={styles['note']}>{t('incomplete')}</p>
        )}
      </div>
    </FigureSpread>
  );
}
