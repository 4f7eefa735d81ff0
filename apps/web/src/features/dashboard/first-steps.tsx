import type { FirstStepName } from '@figura/contracts';
import { FIRST_PIECES } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useFirstSteps } from './api';
import styles from './below.module.css';
import { firstSteps as t } from './messages.en';

const PLACES: Readonly<Record<FirstStepName, string>> = {
  measure: paths.profileMeasurements,
  guide: paths.bodyTypeAnalysis,
  check: paths.fittingRoom,
  pieces: paths.wardrobe,
  outfit: paths.outfitsOccasions,
};

export function FirstSteps({ hasPaid }: { hasPaid: boolean }) {
  const { data } = useFirstSteps(hasPaid);
  const next = data?.steps.find(({ isDone }) => !isDone);
  if (!data || !next) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <p className={styles['steps']}>
      <span>
        {t.rich('line', {
          ...{ done, all: data.steps.length },
          what: t(`step.${next.step}`, { pieces: FIRST_PIECES }),
          title: (chunks) => <strong>{chunks}</strong>,
          next: (chunks) => <Link to={PLACES[next.step]}>{chunks}</Link>,
        })}
      </span>
      <span className={styles['dots']} aria-hidden="true">
        {data.steps.map(({ step }, index) => (
          <span key={step} className={styles['dot']} data-done={index < done || undefined} />
        ))}
      </span>
    </p>
  );
}
