import type { ApiError } from '../../lib/api/api-error';
import { getMessage } from '../../lib/api/api-error';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import messages from './add-pieces.messages.en';

const t = translator(messages.problem);

interface AddProblemProps {
  error: ApiError | null;
  /** What is said where the server gives no reason. */
  failure?: string;
  onUnlock: () => void;
}

/** Why something was not added, with the way to more room where there is none; nothing without an error. */
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
