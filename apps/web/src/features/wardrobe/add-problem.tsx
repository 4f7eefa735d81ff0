import type { ApiError } from '../../lib/api/api-error';
import { getMessage } from '../../lib/api/api-error';
import { useUnlock } from '../../lib/session/unlock';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { problem as t } from './add-pieces.messages.en';

interface AddProblemProps {
  error: ApiError | null;
  failure?: string;
}

export function AddProblem({ error, failure = t('failure') }: AddProblemProps) {
  const unlock = useUnlock();
  if (!error) return null;
  const isFull = error.code === 'QUOTA_USED';
  return (
    <Alert tone={isFull ? 'info' : 'error'}>
      <p>{getMessage(error, failure)}</p>
      {isFull ? (
        <Button variant="secondary" size="small" onClick={unlock}>
          {t('unlock')}
        </Button>
      ) : null}
    </Alert>
  );
}
