import { PlatePage } from '../ui/plate-page';
import { RegisterForm } from '../features/authentication/register-form';
import { useTitle } from '../lib/use-title';

export default function Register() {
  useTitle('Create your account');
  return (
    <PlatePage
      title="Create your account"
      lead="Then eight tape measurements, about five minutes, and you know your type."
      measuring="shoulders"
      caption="Shoulders, chest, waist, hips; then four heights. That is all Figura asks for."
    >
      <RegisterForm />
    </PlatePage>
  );
}
