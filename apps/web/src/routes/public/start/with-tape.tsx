import { classify } from '@figura/classifier';
import { HORIZONTAL_MEASUREMENTS, MEASUREMENTS, VERTICAL_MEASUREMENTS } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { Entries } from '../../../features/measurements/measured-values';
import { OneByOne } from '../../../features/measurements/one-by-one';
import { useIntroMeasurements } from '../../../features/measurements/use-intro-measurements';
import { useMeasuring } from '../../../features/measurements/use-measuring';
import { Opening } from '../../../features/start/opening';
import { found as t } from '../../../features/start/start.messages.en';
import styles from '../../../features/start/start.module.css';
import { getMeasurementLabel } from '../../../lib/measurements/measurement-texts';
import { useHydrated } from '../../../lib/page/use-hydrated';
import { useSession } from '../../../lib/session/session';
import { classNames } from '../../../ui/class-names';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { FigureSpread } from '../../../ui/layout/figure-spread';

// Lazy because eight numbers come first.
const TapeResult = lazy(() => import('./tape-result'));

/** Uses the onboarding's drafts, so that onboarding can continue. */
export function WithTape({ ways }: { ways: ReactNode }) {
  const { user } = useSession();
  const hydrated = useHydrated();
  const { horizontal, vertical } = useIntroMeasurements();
  const entries: Entries = { ...horizontal.entries, ...vertical.entries };
  const tape: TapeMeasurements | null =
    horizontal.measurements && vertical.measurements
      ? { ...horizontal.measurements, ...vertical.measurements }
      : null;
  const [finished, setFinished] = useState(tape !== null);
  const shown = hydrated && finished ? tape : null;
  const measuring = useMeasuring({
    user,
    measurements: MEASUREMENTS,
    entries,
    onEntries: (next) => {
      horizontal.write(collectOnly(HORIZONTAL_MEASUREMENTS, next));
      vertical.write(collectOnly(VERTICAL_MEASUREMENTS, next));
    },
  });
  const type = shown && classify(shown);
  // The place of the next tape, before a field has the focus.
  const open = MEASUREMENTS.find((name) => measuring.values[name] === undefined) ?? MEASUREMENTS.at(-1)!;
  const next = measuring.active ?? open;
  const waiting = <Skeleton className={styles['place']} />;

  return (
    <FigureSpread
      className={classNames(styles['start'], type && styles['found'])}
      words="long"
      phone={type ? 'whole' : 'close'}
      figure={
        hydrated
          ? {
              measurements: measuring.values,
              active: type ? null : next,
              combined: type?.combined,
              label: type
                ? t('figureOfType', { code: type.combined })
                : t('figureWithTape', { measurement: getMeasurementLabel(next) }),
            }
          : null
      }
    >
      {type ? null : <Opening>{ways}</Opening>}
      {!hydrated ? (
        waiting
      ) : type && shown ? (
        <Suspense fallback={waiting}>
          <TapeResult
            tape={shown}
            type={type}
            user={user}
            unit={measuring.unit}
            onAgain={() => setFinished(false)}
          />
        </Suspense>
      ) : (
        <OneByOne measuring={measuring} entries={entries} onDone={() => setFinished(true)} />
      )}
    </FigureSpread>
  );
}

function collectOnly(names: readonly Measurement[], entries: Entries): Entries {
  return Object.fromEntries(
    names.filter((name) => entries[name] !== undefined).map((name) => [name, entries[name]]),
  );
}
