import { listSentences } from '../../lib/api/api-error';

interface FailureProps {
  /** What did not work, in the words of the screen. */
  what: string;
  error: unknown;
  /** Why, where that has no sentence of its own. */
  otherwise?: string;
}

/** The text of an alert: what did not work, then why, as far as that is known. */
export function Failure({ what, error, otherwise = what }: FailureProps) {
  return [...new Set([what, ...listSentences(error, otherwise)])].map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
}
