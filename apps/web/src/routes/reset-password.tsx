import { PlatePage } from '../ui/plate-page';
import { ResetPassword as ResetPasswordContent } from '../features/authentication/reset-password';
import { useTitle } from '../lib/use-title';

export default function ResetPassword() {
  useTitle('Choose a new password');
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
