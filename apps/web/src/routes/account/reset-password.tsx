import { PlatePage } from '../../ui/layout/plate-page';
import { PasswordReset } from '../../features/authentication/password-reset';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { resetPassword as t } from '../../features/authentication/reset-password.messages.en';

export default function ResetPassword() {
  usePageMeta({ path: paths.resetPassword, title: t('title') });
  return (
    <PlatePage title={t('title')} plate="woman-d-chosen" caption={t('caption')}>
      <PasswordReset />
    </PlatePage>
  );
}
