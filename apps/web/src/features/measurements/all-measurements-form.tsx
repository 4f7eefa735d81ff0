import { classify } from '@figura/classifier';
import { isProvisional, MEASUREMENTS, OPTIONAL_MEASUREMENTS } from '@figura/contracts';
import type { OptionalMeasurements, TapeMeasurements, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/layout/page-header';
import { findAllEight, storeValues, readTypedOptional } from './measured-values';
import type { Entries } from './measured-values';
import { LiveType } from './live-type';
import { collectProfileErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { MEASURING_STEPS } from './measuring-steps';
import { allMeasurementsForm as t } from './messages.en';
import { TotalHeight } from './total-height';
import { OptionalField } from './optional-field';
import { useMeasuring } from './use-measuring';

const SAVED_NOTICE_MS = 1500;

interface AllMeasurementsFormProps {
  user: User;
  entries: Entries;
  onEntries: (entries: Entries) => void;
  unsaved: boolean;
  /** Resolves to an error text, or null. */
  onSave: (
    measured: Partial<TapeMeasurements>,
    optional: Partial<OptionalMeasurements>,
  ) => Promise<ReactNode>;
  onSaved: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

export function AllMeasurementsForm(props: AllMeasurementsFormProps) {
  const { user, entries, onEntries, unsaved, onSave, onSaved, onDiscard, children } = props;
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [alert, setAlert] = useState<ReactNode>(null);
  const stored = storeValues(user);
  const measuring = useMeasuring({ user, measurements: MEASUREMENTS, entries, stored, onEntries });
  const estimated = user.measurements?.estimated;
  const tape = findAllEight({
    ...(isProvisional(user.measurements) && user.measurements),
    ...measuring.values,
  });
  const type = tape && classify(tape);

  const leaving = state === 'saved' && !unsaved;
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(onSaved, SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [leaving, onSaved]);

  const save = async () => {
    setAlert(null);
    if (!measuring.check(collectProfileErrors(entries, stored, estimated)) || !tape) return;
    if (state === 'saving' || leaving) return;
    setState('saving');
    await measuring.keepUnit();
    const failure = await onSave(measuring.values, readTypedOptional(entries));
    setAlert(failure);
    setState(failure === null ? 'saved' : 'editing');
  };

  return (
    <MeasuringForm
      header={<PageHeader title={t('title')} />}
      groups={Object.values(MEASURING_STEPS)}
      measuring={measuring}
      alert={alert}
      units="length"
      onSubmit={() => void save()}
      drawnAlong={isProvisional(user.measurements) ? (tape ?? undefined) : undefined}
      combined={type?.combined}
      caption={
        <LiveType
          type={type}
          before={user.bodyType}
          isNew={MEASUREMENTS.some((name) => entries[name] !== undefined)}
        />
      }
    >
      <TotalHeight values={measuring.values} unit={measuring.unit} />
      {OPTIONAL_MEASUREMENTS.map((name) => (
        <OptionalField key={name} name={name} measuring={measuring} />
      ))}
      {children}
      {state === 'saved' && <SavedNotice unsaved={unsaved} />}
      <Actions busy={state === 'saving'} {...(unsaved && { onDiscard })} />
    </MeasuringForm>
  );
}

function SavedNotice({ unsaved }: { unsaved: boolean }) {
  return (
    <Alert tone="success">
      <p>{t('saved')}</p>
      {unsaved && <p>{t('unsaved')}</p>}
    </Alert>
  );
}

function Actions({ busy, onDiscard }: { busy: boolean; onDiscard?: () => void }) {
  const toDashboard = (
    <ButtonLink to={paths.dashboard} variant="quiet">
      {t('backToDashboard')}
    </ButtonLink>
  );
  return (
    <>
      <FormActions floating={onDiscard !== undefined}>
        {onDiscard && (
          <Button variant="quiet" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        {onDiscard ? null : toDashboard}
      </FormActions>
      {onDiscard ? <div>{toDashboard}</div> : null}
    </>
  );
}
