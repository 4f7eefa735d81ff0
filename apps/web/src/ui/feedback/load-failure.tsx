import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { Alert } from './alert';
import { Button } from '../button';
import { Cluster, Stack } from '../layout/layout';
import messages from './messages.en';

const t = translator(messages.loadFailure);

interface LoadFailureProps {
  /** What could not be loaded. */
  message: string;
  /** What went wrong; `status` 0 means that no answer came at all. */
  error: { status: number; message: string };
  /** Another attempt is under way. */
  busy: boolean;
  onRetry: () => void;
  /** Another way on, beside the one to try again. */
  action?: ReactNode;
}

/** In place of what could not be loaded, with a way to try again. */
export function LoadFailure({ message, error, busy, onRetry, action }: LoadFailureProps) {
  return (
    <Stack gap={2}>
      <Alert tone="error" title={message}>
        {error.status === 0 ? error.message : null}
      </Alert>
      <Cluster>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
        {action}
      </Cluster>
    </Stack>
  );
}
