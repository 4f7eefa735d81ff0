import { PlatePage } from '../../ui/layout/plate-page';
import { EmailVerification } from '../../features/authentication/email-verification';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import messages from '../../features/authentication/verify-email.messages.en';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.verifyEmail);

export default function VerifyEmail() {
  usePageMeta({ path: paths.verifyEmail, title: t('title') });
  return (
    <PlatePage title={t('title')} plate="woman-e-first" caption={t('caption')}>
      <EmailVerification />
    </PlatePage>
  );
}
