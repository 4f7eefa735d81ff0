import type { TapeMeasurements, User } from '@figura/contracts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { saveMeasurements } from '../../features/measurements/api';
import { clearIntroMeasurements } from '../../features/measurements/shared-drafts';
import { isUnsaved } from '../../features/measurements/unsaved-measurements';
import { useLocalResult } from '../../features/measurements/use-local-result';
import { useUnit } from '../../features/measurements/use-unit';
import { saveBodyPreferences } from '../../features/self-analysis/api';
import { bodyPartsPreference as t } from '../../features/self-analysis/messages.en';
import { PreferencesForm, SELF_ANALYSIS_WORDS } from '../../features/self-analysis/preferences-form';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { writeDraft } from '../../lib/drafts/drafts';
import { useSession } from '../../lib/session/session';
import { useWearer } from '../../lib/session/use-wearer';
import { useDraft } from '../../lib/drafts/use-draft';
import { useEdit } from '../../lib/drafts/use-edit';
import { useTitle } from '../../lib/page/use-title';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/feedback/failure';
import { Page } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';

export default function BodyPartsPreference() {
  useTitle(t('title'));
  const { user } = useSession();
  return <Page>{user && <SelfAnalysis key={user.id} user={user} />}</Page>;
}

function SelfAnalysis({ user }: { user: User }) {
  const navigate = useNavigate();
  const { measurements } = useWearer();
  const location = useLocation();
  const [query] = useSearchParams();
  const [editFlag] = useDraft('editBodyPreferences');
  const [testing] = useDraft('testSelfAnalysis');
  const { setUser, reload } = useSession();
  const { keep } = useUnit(user);
  const calculated = useLocalResult();
  const edit = useEdit('bodyPreferences', user.bodyConcerns);
  const concerns = edit.changes ?? user.bodyConcerns;
  const [saving, setSaving] = useState(false);
  const [alert, setAlert] = useState<ReactNode>(null);
  const unsaved = isUnsaved(location.state) ? calculated : null;
  const editing = (editFlag || query.has('edit')) && unsaved === null;
  const ordinary = editing && user.measurements ? paths.profileMeasurements : paths.dashboard;
  const next = testing ? paths.guideIndex : ordinary;

  useRememberedEdit(query);

  const leave = () => {
    forgetDrafts();
    void navigate(next);
  };
  const cancel = () => {
    edit.discard();
    leave();
  };
  const save = async () => {
    setAlert(null);
    setSaving(true);
    try {
      if (unsaved) {
        await keep();
        setUser(await saveMeasured(unsaved));
      }
      const saved = await saveBodyPreferences(concerns);
      setUser(saved);
      edit.saved(saved.bodyConcerns);
      await reload();
      leave();
    } catch (error) {
      setAlert(<Failure what={t('saveFailure')} error={error} />);
      setSaving(false);
    }
  };

  return (
    <PreferencesForm
      header={<PageHeader eyebrow={t('eyebrow')} {...SELF_ANALYSIS_WORDS} />}
      measurements={unsaved ?? measurements}
      value={concerns}
      onChange={edit.change}
      onSubmit={() => void save()}
      alert={alert}
      actions={<Actions busy={saving} {...((editing || testing) && { onCancel: cancel })} />}
    />
  );
}

function Actions({ busy, onCancel }: { busy: boolean; onCancel?: () => void }) {
  return (
    <>
      <Button type="submit" busy={busy}>
        {t('continue')}
      </Button>
      {onCancel && (
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </>
  );
}

function useRememberedEdit(query: URLSearchParams): void {
  useEffect(() => {
    if (query.has('edit')) writeDraft('editBodyPreferences', true);
  }, [query]);
}

function forgetDrafts(): void {
  clearDraft('editBodyPreferences');
  clearDraft('testSelfAnalysis');
}

async function saveMeasured(tape: TapeMeasurements): Promise<User> {
  const user = await saveMeasurements(tape);
  clearIntroMeasurements();
  return user;
}
