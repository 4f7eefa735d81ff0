import { isGirth, isProvisional, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, User } from '@figura/contracts';
import { Link, useLocation } from 'react-router-dom';
import { getMeasurementLabel } from '../../lib/measurements/measurement-texts';
import { useSession } from '../../lib/session/session';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { useConfidence } from './api';
import { probablyLine as t } from './messages.en';
import styles from './probably-line.module.css';
import { writeSmall } from '../../lib/text/within-sentence';

/** The order of asking must not depend on hidden numbers. */
const ORDER: readonly Measurement[] = ['hips', 'waist', 'shoulders', 'chest', ...VERTICAL_MEASUREMENTS];

/** While the type rests on estimates: how sure it is, and what would settle most. */
export function ProbablyLine() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isAsked = isProvisional(user?.measurements ?? null) && pathname !== paths.profileMeasurements;
  const hidesNumbers = user?.preferences.hideNumbers ?? false;
  const confidence = useConfidence(isAsked && !hidesNumbers);
  if (!isAsked || !user?.bodyType) return null;
  const next = hidesNumbers ? findNext(user) : confidence?.remeasure;
  if (next === null) return null;
  return (
    <aside
      data-screen-only
      className={styles['line']}
      aria-label={t('label')}
      data-waiting={next === undefined || undefined}
    >
      <p>
        <strong>{t('probably', { code: user.bodyType.combined })}</strong>{' '}
        {next === undefined ? null : (
          <Link to={pathTo.measureOne(next)}>{t('measure', { ...nameMeasurement(next) })}</Link>
        )}
      </p>
    </aside>
  );
}

function nameMeasurement(measurement: Measurement): { kind: 'girth' | 'part'; name: string } {
  return {
    kind: isGirth(measurement) ? 'girth' : 'part',
    name: writeSmall(getMeasurementLabel(measurement)),
  };
}

function findNext({ measurements }: User): Measurement | null {
  return ORDER.find((name) => measurements?.estimated?.some((value) => value.name === name)) ?? null;
}
