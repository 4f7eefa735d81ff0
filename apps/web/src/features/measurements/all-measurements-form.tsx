import { classify } from '@figura/classifier';
import { MEASUREMENTS } from '@figura/contracts';
import type { TapeMeasurements, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';
import { PageHeader } from '../../ui/layout/page-header';
import { findAllEight, storeValues, computeTypedUnderbust } from './measured-values';
import type { Entries } from './measured-values';
import { LiveType } from './live-type';
import { collectProfileErrors } from './measuring-errors';
import { FormActions, MeasuringForm } from './measuring-form';
import { MEASURING_STEPS } from './measuring-steps';
import messages from './messages.en';
import { TotalHeight } from './total-height';
import { UnderbustField } from './underbust-field';
import { useMeasuring } from './use-measuring';

const t = translator(messages.allMeasurementsForm);

const SAVED_NOTICE_MS = 1500;

interface AllMeasurementsFormProps {
  user: User;
  /** What was typed and not saved yet. */
  entries: Entries;
  onEntries: (entries: Entries) => void;
  /** Whether anything on the page was changed and not saved yet. */
  unsaved: boolean;
  /**
   * Stores the measurements and whatever else the page edits; the underbust is null where it was emptied, and
   * undefined where it was not touched. Resolves to what could not be stored, in words, or null.
   */
  onSave: (tape: TapeMeasurements, underbust: number | null | undefined) => Promise<ReactNode>;
  /** Follows once there was time to read that everything was saved, unless more was changed in that time. */
  onSaved: () => void;
  onDiscard: () => void;
  /** The body preferences, between the measurements and the button. */
  children: ReactNode;
}

/** All nine measurements of a user and, where they like, their underbust, with the type that they give shown before they are saved. */
export function AllMeasurementsForm(props: AllMeasurementsFormProps) {
  const { user, entries, onEntries, unsaved, onSave, onSaved, onDiscard, children } = props;
  const [state, setState] = useState<'editing' | 'saving' | 'saved'>('editing');
  const [alert, setAlert] = useState<ReactNode>(null);
  const stored = storeValues(user);
  const measuring = useMeasuring({
    user,
    measurements: MEASUREMENTS,
    entries,
    stored,
    onEntries,
  });
  const tape = findAllEight(measuring.values);
  const type = tape && classify(tape);

  const leaving = state === 'saved' && !unsaved;
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(onSaved, SAVED_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [leaving, onSaved]);

  const save = async () => {
    setAlert(null);
    if (!measuring.check(collectProfileErrors(entries, stored)) || !tape) return;
    if (state === 'saving' || leaving) return;
    setState('saving');
    await measuring.keepUnit();
    const failure = await onSave(tape, computeTypedUnderbust(entries));
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
      combined={type?.combined}
      caption={<LiveType type={type} before={user.bodyType} />}
    >
      <UnderbustField measuring={measuring} />
      <TotalHeight values={measuring.values} unit={measuring.unit} />
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
  return (
    <FormActions>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
      {onDiscard && (
        <Button variant="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      )}
      <ButtonLink to={paths.dashboard} variant="quiet">
        {t('backToDashboard')}
      </ButtonLink>
    </FormActions>
  );
}
