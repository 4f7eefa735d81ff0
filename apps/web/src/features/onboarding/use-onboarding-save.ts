import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getMessage } from '../../lib/api/api-error';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { saveOnboarding } from './api';
import type { OnboardingAnswers } from './api';
import { labels as t } from './messages.en';

const SAVE_FAILED = t('saveFailed');

export interface OnboardingSave {
  saving: boolean;
  failure: string | null;
  complete: (answers: OnboardingAnswers, afterwards: () => Promise<void>) => Promise<void>;
}

export function useOnboardingSave(): OnboardingSave {
  const navigate = useNavigate();
  const { setUser, reload } = useSession();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  return {
    saving,
    failure,
    complete: async (answers, afterwards) => {
      setSaving(true);
      setFailure(null);
      try {
        const saved = await saveOnboarding(answers);
        await afterwards();
        setUser(saved);
        await reload();
        clearDraft('introHorizontalMeasurements');
        clearDraft('introVerticalMeasurements');
        clearDraft('introSelfAnalysis');
        clearDraft('startAnswers');
        void navigate(paths.dashboard, { replace: true });
      } catch (error) {
        const reason = getMessage(error, SAVE_FAILED);
        setFailure(reason === SAVE_FAILED ? SAVE_FAILED : `${SAVE_FAILED} ${reason}`);
        setSaving(false);
      }
    },
  };
}
