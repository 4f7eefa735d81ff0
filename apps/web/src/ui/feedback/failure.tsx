import { listSentences } from '../../lib/api/api-error';
import { Alert } from './alert';

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
export function FailureAlert(props: FailureProps) {
  return props.error ? (
    <Alert tone="error">
      <Failure {...props} />
    </Alert>
  ) : null;
}
