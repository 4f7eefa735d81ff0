import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from '../button';
import { Cluster, Stack } from '../layout/layout';
import { loadFailure as t } from './messages.en';

interface LoadFailureProps {
  message: string;
  /** `status` 0 means no answer. */
  query: {
    error: { status: number; message: string } | undefined;
    isValidating: boolean;
    mutate: () => Promise<unknown>;
  };
  action?: ReactNode;
}

export function LoadFailure({ message, query, action }: LoadFailureProps) {
  const { error, isValidating, mutate } = query;
  return (
    <Stack gap={2}>
      <Alert tone="error" title={message}>
        {error?.status === 0 ? error.message : null}
      </Alert>
      <Cluster>
        <Button variant="secondary" busy={isValidating} onClick={() => void mutate()}>
          {t('tryAgain')}
        </Button>
        {action}
      </Cluster>
    </Stack>
  );
}
