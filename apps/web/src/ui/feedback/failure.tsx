import { listSentences } from '../../lib/api/api-error';

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
