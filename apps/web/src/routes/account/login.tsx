import { useLocation } from 'react-router-dom';
import { PlatePage } from '../../ui/layout/plate-page';
import type { LoginState } from '../../features/authentication/destination';
import { LoginForm } from '../../features/authentication/login-form';
import { useHydrated } from '../../lib/page/use-hydrated';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';
import { login as t } from '../../features/authentication/login.messages.en';

export default function Login() {
  const { state } = useLocation();
  const isNew = useHydrated() && ((state ?? {}) as LoginState).notice !== undefined;
  usePageMeta({ path: paths.login, title: t('title') });
  return (
    <PlatePage title={t(isNew ? 'almostThere' : 'welcomeBack')} plate="woman-b-first" caption={t('caption')}>
      <LoginForm />
    </PlatePage>
  );
}
