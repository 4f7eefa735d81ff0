import { PlatePage } from '../../ui/layout/plate-page';
import { ResetPassword as ResetPasswordContent } from '../../features/authentication/reset-password';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function ResetPassword() {
  usePageMeta({ path: paths.resetPassword, title: 'Choose a new password' });
  return (
    <PlatePage
      title="Choose a new password"
      measuring="hips"
      caption="A new password signs out every other device."
    >
      <ResetPasswordContent />
    </PlatePage>
  );
}
