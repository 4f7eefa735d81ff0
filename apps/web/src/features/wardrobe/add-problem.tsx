import type { ApiError } from '../../lib/api/api-error';
import { getMessage } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import messages from './add-pieces.messages.en';

const t = translator(messages.problem);

interface AddProblemProps {
  error: ApiError | null;
  failure?: string;
  onUnlock: () => void;
}

export function AddProblem({ error, failure = t('failure'), onUnlock }: AddProblemProps) {
  if (!error) return null;
  const isFull = error.code === 'QUOTA_USED';
  return (
    <Alert tone={isFull ? 'info' : 'error'}>
      <p>{getMessage(error, failure)}</p>
      {isFull ? (
        <Button variant="secondary" size="small" onClick={onUnlock}>
          {t('unlock')}
        </Button>
      ) : null}
    </Alert>
  );
}
