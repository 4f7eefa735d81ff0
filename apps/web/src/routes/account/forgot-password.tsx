import { PlatePage } from '../../ui/layout/plate-page';
import { requestPasswordReset } from '../../features/authentication/api';
import { EmailForm } from '../../features/authentication/email-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';

export default function ForgotPassword() {
  usePageMeta({ path: paths.forgotPassword, title: 'Forgot your password?' });
  return (
    <PlatePage
      title="Forgot your password?"
      lead="Tell us your email, and we send you a link to choose a new one."
      measuring="headToChest"
      caption="It happens. Your measurements are safe where you left them."
    >
      <EmailForm
        action={requestPasswordReset}
        button="Send Reset Link"
        failure="Failed to send reset email"
      />
      <p>
        <TextLink to={paths.login}>Back to login</TextLink>
      </p>
    </PlatePage>
  );
}
