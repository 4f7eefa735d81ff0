import { sentencesOf } from '../../lib/api/api-error';

interface FailureProps {
  /** What did not work, in the words of the screen. */
  what: string;
  error: unknown;
}

/** The text of an alert: what did not work, then why, as far as that is known. */
export function Failure({ what, error }: FailureProps) {
  return [...new Set([what, ...sentencesOf(error, what)])].map((sentence) => (
    <p key={sentence}>{sentence}</p>
  ));
}
