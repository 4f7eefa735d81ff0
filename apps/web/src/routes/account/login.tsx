import { PlatePage } from '../../ui/layout/plate-page';
import { LoginForm } from '../../features/authentication/login-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import messages from '../../features/authentication/login.messages.en';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.login);

export default function Login() {
  usePageMeta({ path: paths.login, title: t('title') });
  return (
    <PlatePage title={t('welcomeBack')} measuring="waist" caption={t('caption')}>
      <LoginForm />
    </PlatePage>
  );
}
