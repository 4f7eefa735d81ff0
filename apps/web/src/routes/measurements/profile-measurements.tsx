import type { OptionalMeasurements, TapeMeasurements, User } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { changeMeasurements, saveMeasurements } from '../../features/measurements/api';
import { writeLocalResult } from '../../features/measurements/local-result';
import { AllMeasurementsForm } from '../../features/measurements/all-measurements-form';
import { findAllEight, storeValues } from '../../features/measurements/measured-values';
import { MEASURING_STEPS } from '../../features/measurements/measuring-steps';
import { profileMeasurements as t } from '../../features/measurements/messages.en';
import { OneMeasurement } from '../../features/measurements/one-measurement';
import { saveBodyPreferences } from '../../features/self-analysis/api';
import { BodyPreferences } from '../../features/self-analysis/body-preferences';
import { useSession } from '../../lib/session/session';
import { tokens } from '../../lib/session/tokens';
import { readDraft } from '../../lib/drafts/drafts';
import { useEdit } from '../../lib/drafts/use-edit';
import { useTitle } from '../../lib/page/use-title';
import { ONE_MEASUREMENT } from '../../path-to';
import { paths } from '../../paths';
import { Failure } from '../../ui/feedback/failure';
import { HiddenNumbers } from '../../ui/feedback/hidden-numbers';
import { Page } from '../../ui/layout/layout';

export default function ProfileMeasurements() {
  useTitle(t('title'));
  const { user } = useSession();
  const [query] = useSearchParams();
  const only = MEASUREMENTS.find((name) => name === query.get(ONE_MEASUREMENT));
  if (!user) return null;
  if (only)
    return (
      <Page>
        <OneMeasurement key={`${user.id} ${only}`} user={user} measurement={only} />
      </Page>
    );
  const editor = <Editor key={user.id} user={user} />;
  const isHidden = user.preferences.hideNumbers && user.measurements !== null;
  return (
    <Page>
      {isHidden ? (
        <HiddenNumbers hidden title={t('title')}>
          {editor}
        </HiddenNumbers>
      ) : (
        editor
      )}
    </Page>
  );
}

function Editor({ user }: { user: User }) {
  const navigate = useNavigate();
  const { setUser, reload } = useSession();
  const numbers = useEdit('profileMeasurements', storeValues(user));
  const ticks = useEdit('bodyPreferences', user.bodyConcerns);
  const concerns = ticks.changes ?? user.bodyConcerns;

  const save = async (
    values: Partial<TapeMeasurements>,
    optional: Partial<OptionalMeasurements>,
  ): Promise<ReactNode> => {
    if (!tokens.present()) return t('signInFirst');
    try {
      const measured = await sendMeasurements(user, values, optional);
      setUser(measured);
      numbers.saved(storeValues(measured));
      keepResult(values);
    } catch (error) {
      return <Failure what={t('saveFailure')} error={error} otherwise={t('measurementsFailure')} />;
    }
    try {
      const ticked = await saveBodyPreferences(concerns);
      setUser(ticked);
      ticks.saved(ticked.bodyConcerns);
    } catch (error) {
      return (
        <>
          <Failure what={t('preferencesFailure')} error={error} otherwise={t('ticksFailure')} />
          <p>{t('onlyMeasurementsSaved')}</p>
        </>
      );
    }
    await reload();
    return null;
  };

  const leave = useCallback(() => void navigate(paths.dashboard), [navigate]);

  const discard = () => {
    numbers.discard();
    ticks.discard();
    leave();
  };

  return (
    <AllMeasurementsForm
      user={user}
      entries={numbers.changes ?? {}}
      onEntries={numbers.change}
      unsaved={numbers.changes !== null || ticks.changes !== null}
      onSave={save}
      onSaved={leave}
      onDiscard={discard}
    >
      <BodyPreferences value={concerns} onChange={ticks.change} />
    </AllMeasurementsForm>
  );
}

async function sendMeasurements(
  user: User,
  values: Partial<TapeMeasurements>,
  optional: Partial<OptionalMeasurements>,
): Promise<User> {
  const tape = findAllEight(values);
  if (tape) return saveMeasurements(tape, optional);
  const changes = { ...values, ...optional };
  return Object.keys(changes).length > 0 ? changeMeasurements(changes) : user;
}

function keepResult(values: Partial<TapeMeasurements>): void {
  const tape = findAllEight(values);
  // Unsaved input on a measuring page, for example in another tab, stays.
  const isTyped = Object.values(MEASURING_STEPS).some(
    ({ draft, typeDraft }) => readDraft(draft) && !readDraft(typeDraft),
  );
  if (!isTyped && tape) writeLocalResult(tape);
}
