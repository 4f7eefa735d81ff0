import { listSentences } from '../../lib/api/api-error';
import { Alert } from './alert';
import { failureAlert as t } from './messages.en';

interface FailureProps {
  what: string;
  error: unknown;
  otherwise?: string;
}

export function Failure({ what, error, otherwise = what }: FailureProps) {
  return [...new Set([what, ...listSentences(error, otherwise)])].map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
}

/** Nothing without an error. */
export function FailureAlert({ error, what = t('notSaved') }: { error: unknown; what?: string }) {
  return error ? (
    <Alert tone="error">
      <Failure error={error} what={what} />
    </Alert>
  ) : null;
}
