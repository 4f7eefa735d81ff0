import { PlatePage } from '../ui/plate-page';
import { LoginForm } from '../features/authentication/login-form';
import { useTitle } from '../lib/use-title';

export default function Login() {
  useTitle('Sign in');
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
