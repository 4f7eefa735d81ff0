import { lazy, Suspense } from 'react';
import { Alert } from '../../ui/feedback/alert';
import { insistOn } from '../../lib/page/insist-on';
import { LoginSoon } from './login-soon';
import { useVerification } from './use-verification';

// Most links verify by themselves: what asks something is loaded for those that do not.
const OtherSession = lazy(() => insistOn(() => import('./other-session')));
const VerificationPassword = lazy(() => insistOn(() => import('./verification-password')));
const VerificationFailed = lazy(() => insistOn(() => import('./verification-failed')));

/** What a mailed verification link leads to. */
export function EmailVerification() {
  const { state, message, signOutAndVerify, verifyWithPassword } = useVerification();

  switch (state) {
    case 'verifying':
      return <Alert tone="info">{message}</Alert>;
    case 'password':
      return (
        <Suspense>
          <VerificationPassword message={message} verify={verifyWithPassword} />
        </Suspense>
      );
    case 'other-session':
      return (
        <Suspense>
          <OtherSession email={message} onSignOut={signOutAndVerify} />
        </Suspense>
      );
    case 'success':
      return <LoginSoon message={message} />;
    case 'error':
      return (
        <Suspense fallback={<Alert tone="error">{message}</Alert>}>
          <VerificationFailed message={message} />
        </Suspense>
      );
  }
}
