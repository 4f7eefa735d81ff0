import { PlatePage } from '../../ui/layout/plate-page';
import { EmailVerification } from '../../features/authentication/email-verification';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { verifyEmail as t } from '../../features/authentication/verify-email.messages.en';

export default function VerifyEmail() {
  usePageMeta({ path: paths.verifyEmail, title: t('title') });
  return (
    <PlatePage title={t('title')} plate="woman-e-first" caption={t('caption')}>
      <EmailVerification />
    </PlatePage>
  );
}
