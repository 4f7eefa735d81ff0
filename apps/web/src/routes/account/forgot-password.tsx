import { PlatePage } from '../../ui/layout/plate-page';
import { requestPasswordReset } from '../../features/authentication/api';
import { EmailForm } from '../../features/authentication/email-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { TextLink } from '../../ui/links/text-link';
import { forgotPassword as t } from '../../features/authentication/forgot-password.messages.en';

export default function ForgotPassword() {
  usePageMeta({ path: paths.forgotPassword, title: t('title') });
  return (
    <PlatePage title={t('title')} lead={t('lead')} plate="woman-c-first" caption={t('caption')}>
      <EmailForm action={requestPasswordReset} button={t('sendResetLink')} failure={t('failure')} />
      <p>
        <TextLink to={paths.login}>{t('backToLogin')}</TextLink>
      </p>
    </PlatePage>
  );
}
