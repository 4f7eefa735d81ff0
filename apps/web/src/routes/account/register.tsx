import { PlatePage } from '../../ui/layout/plate-page';
import { RegisterForm } from '../../features/authentication/register-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import messages from '../../features/authentication/register.messages.en';
import { translator } from '../../lib/messages/translator';

const t = translator(messages.register);

export default function Register() {
  usePageMeta({ path: paths.register, title: t('title') });
  return (
    <PlatePage title={t('title')} lead={t('lead')} measuring="shoulders" caption={t('caption')}>
      <RegisterForm />
    </PlatePage>
  );
}
