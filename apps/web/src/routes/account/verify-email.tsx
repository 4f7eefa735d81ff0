import { PlatePage } from '../../ui/layout/plate-page';
import { EmailVerification } from '../../features/authentication/email-verification';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function VerifyEmail() {
  usePageMeta({ path: paths.verifyEmail, title: 'Verify your email' });
  return (
    <PlatePage
      title="Verify your email"
      measuring="chest"
      caption="Next: a soft tape, a mirror, 5 to 10 minutes."
    >
      <EmailVerification />
    </PlatePage>
  );
}
