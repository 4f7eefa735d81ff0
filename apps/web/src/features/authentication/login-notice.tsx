import { useSession } from '../../lib/session/session';
import { Alert } from '../../ui/feedback/alert';
import { Stack } from '../../ui/layout/layout';
import { loginNotice as t } from './login.messages.en';
import { ResendVerification } from './resend-verification';

export function LoginNotice({ notice }: { notice: unknown }) {
  const { user, error } = useSession();
  if (user && !user.isVerified) {
    return (
      <Stack gap={2}>
        <Alert tone="warning">{t('verifyFirst')}</Alert>
        <ResendVerification email={user.email} />
      </Stack>
    );
  }
  if (typeof notice === 'string') return <Alert tone="success">{notice}</Alert>;
  return error === null ? null : <Alert tone="info">{error}</Alert>;
}
