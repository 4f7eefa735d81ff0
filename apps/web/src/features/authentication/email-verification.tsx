import { Alert } from '../../ui/feedback/alert';
import { LoginSoon } from './login-soon';
import { useVerification } from './use-verification';
import { OtherSession } from './other-session';
import { VerificationPassword } from './verification-password';
import { VerificationFailed } from './verification-failed';

export function EmailVerification() {
  const { state, message, signOutAndVerify, verifyWithPassword } = useVerification();

  switch (state) {
    case 'verifying':
      return <Alert tone="info">{message}</Alert>;
    case 'password':
      return <VerificationPassword message={message} verify={verifyWithPassword} />;
    case 'other-session':
      return <OtherSession email={message} onSignOut={signOutAndVerify} />;
    case 'success':
      return <LoginSoon message={message} />;
    case 'error':
      return <VerificationFailed message={message} />;
  }
}
