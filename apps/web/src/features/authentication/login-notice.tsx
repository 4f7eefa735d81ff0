import { useSession } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { Stack } from '../../ui/layout';
import { TextLink } from '../../ui/text-link';
import { destinationAfterSignIn } from './destination';
import { ResendVerification } from './resend-verification';

interface LoginNoticeProps {
  /** What the page before this one wants to tell. */
  notice: unknown;
  from: unknown;
}

/** What a person should know before she signs in, whatever brought her to the login page. */
export function LoginNotice({ notice, from }: LoginNoticeProps) {
  const { user, error } = useSession();
  if (user && !user.isVerified) {
    return (
      <Stack gap={2}>
        <Alert tone="warning">Please verify your email before logging in.</Alert>
        <ResendVerification email={user.email} />
      </Stack>
    );
  }
  if (user) {
    return (
      <Alert tone="info">
        You are signed in as {user.email}.{' '}
        <TextLink to={destinationAfterSignIn(user, from)}>Continue</TextLink>
      </Alert>
    );
  }
  if (typeof notice === 'string') return <Alert tone="success">{notice}</Alert>;
  return error === null ? null : <Alert tone="info">{error}</Alert>;
}
