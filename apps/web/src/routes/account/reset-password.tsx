import { PlatePage } from '../../ui/layout/plate-page';
import { PasswordReset } from '../../features/authentication/password-reset';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import messages from '../../features/authentication/reset-password.messages.en';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.resetPassword);

export default function ResetPassword() {
  usePageMeta({ path: paths.resetPassword, title: t('title') });
  return (
    <PlatePage title={t('title')} plate="woman-d-chosen" caption={t('caption')}>
      <PasswordReset />
    </PlatePage>
  );
}
