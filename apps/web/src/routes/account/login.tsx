import { PlatePage } from '../../ui/layout/plate-page';
import { LoginForm } from '../../features/authentication/login-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Login() {
  usePageMeta({ path: paths.login, title: 'Sign in' });
  return (
    <PlatePage
      title="Welcome back"
      measuring="waist"
      caption="The waist is where you are narrowest. Let the tape lie there, and breathe out."
    >
      <LoginForm />
    </PlatePage>
  );
}
