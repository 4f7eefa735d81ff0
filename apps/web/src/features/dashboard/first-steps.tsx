import type { FirstStepName } from '@figura/contracts';
import { FIRST_PIECES } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { LineIcon } from '../../ui/line-icon';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useFirstSteps } from './api';
import styles from './first-steps.module.css';
import messages from './messages.en';

const t = translator(messages.firstSteps);

const TICK = 'm5 12.5 4.5 4.5L19 7.5';

/** Where each step is done. */
const PLACES: Readonly<Record<FirstStepName, string>> = {
  measure: paths.profileMeasurements,
  guide: paths.bodyTypeAnalysis,
  check: paths.fittingRoom,
  pieces: paths.wardrobe,
  outfit: paths.outfitsOccasions,
};

/** What to begin with after paying, ticked by what was done; nothing once all of it is. */
export function FirstSteps({ hasPaid }: { hasPaid: boolean }) {
  const { data } = useFirstSteps(hasPaid);
  if (!data || data.steps.every(({ isDone }) => isDone)) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles['first']} aria-labelledby="first-steps">
      <header className={styles['head']}>
        <h2 id="first-steps" className={styles['title']}>
          {t('title')}
        </h2>
        <p className={styles['count']}>{t('done', { done, all: data.steps.length })}</p>
      </header>
      <ol className={styles['steps']}>
        {data.steps.map(({ step, isDone }) => (
          <li key={step} className={styles['step']} data-done={isDone || undefined}>
            <span className={styles['mark']} aria-hidden="true">
              {isDone ? <LineIcon path={TICK} /> : null}
            </span>
            {isDone ? (
              <span>
                {t(`step.${step}`, { pieces: FIRST_PIECES })}
                <VisuallyHidden>{t('isDone')}</VisuallyHidden>
              </span>
            ) : (
              <span>
                <Link to={PLACES[step]}>{t(`step.${step}`, { pieces: FIRST_PIECES })}</Link>
                {step === 'pieces' && data.pieces > 0 ? (
                  <span className={styles['so-far']}>
                    {t('soFar', { pieces: data.pieces, all: FIRST_PIECES })}
                  </span>
                ) : null}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
