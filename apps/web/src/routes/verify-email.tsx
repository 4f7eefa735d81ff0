import { PlatePage } from '../ui/plate-page';
import { EmailVerification } from '../features/authentication/email-verification';
import { useTitle } from '../lib/use-title';

export default function VerifyEmail() {
  useTitle('Verify your email');
  return (
    <PlatePage
      title="Verify your email"
      measuring="chest"
      caption="Next: a soft tape, a mirror, five minutes."
    >
      <EmailVerification />
    </PlatePage>
  );
}
