import type { BodyAnswers } from '@figura/classifier';
import type { User } from '@figura/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api, readData } from '../../lib/api/api-client';
import { getMessage } from '../../lib/api/api-error';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { toStartAnswersDto } from '../../lib/drafts/start-answers';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import messages from './messages.en';

const t = translator(messages.labels);

export interface AnswersSave {
  saving: boolean;
  failure: string | null;
  keep: (answers: BodyAnswers) => void;
}

export function useKeepAnswers(): AnswersSave {
  const navigate = useNavigate();
  const { setUser } = useSession();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (answers: BodyAnswers) => {
    setSaving(true);
    setFailure(null);
    try {
      setUser(await saveStartAnswers(answers));
      clearDraft('startAnswers');
      void navigate(paths.dashboard);
    } catch (error) {
      setFailure(getMessage(error, t('keepAnswers')));
      setSaving(false);
    }
  };
  return { saving, failure, keep: (answers) => void save(answers) };
}

async function saveStartAnswers(answers: BodyAnswers): Promise<User> {
  const { user } = await readData(api.PUT('/user/measurements/start', { body: toStartAnswersDto(answers) }));
  return user;
}
