import type { BodyAnswers } from '@figura/classifier';
import type { User } from '@figura/contracts';
import { useNavigate } from 'react-router-dom';
import { api, readData } from '../../lib/api/api-client';
import { useChange } from '../../lib/api/use-change';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { toStartAnswersDto } from '../../lib/drafts/start-answers';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { labels as t } from './messages.en';

export interface AnswersSave {
  saving: boolean;
  failure: string | null;
  keep: (answers: BodyAnswers) => void;
}

export function useKeepAnswers(): AnswersSave {
  const navigate = useNavigate();
  const { setUser } = useSession();
  const { busy, error, run } = useChange(t('keepAnswers'));
  const keep = (answers: BodyAnswers) =>
    void run(async () => {
      setUser(await saveStartAnswers(answers));
      clearDraft('startAnswers');
      void navigate(paths.dashboard);
    });
  return { saving: busy, failure: error, keep };
}

async function saveStartAnswers(answers: BodyAnswers): Promise<User> {
  const { user } = await readData(api.PUT('/user/measurements/start', { body: toStartAnswersDto(answers) }));
  return user;
}
