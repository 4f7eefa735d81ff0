import { Alert } from './alert';
import { Button } from './button';
import { Stack } from './layout';

interface LoadFailureProps {
  /** What could not be loaded. */
  message: string;
  /** What went wrong; `status` 0 means that no answer came at all. */
  error: { status: number; message: string };
  /** Another attempt is under way. */
  busy: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded, with a way to try again. */
export function LoadFailure({ message, error, busy, onRetry }: LoadFailureProps) {
  return (
    <Stack gap={2}>
      <Alert tone="error" title={message}>
        {error.status === 0 ? error.message : null}
      </Alert>
      <div>
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </Stack>
  );
}
