import { PlatePage } from '../../ui/layout/plate-page';
import { RegisterForm } from '../../features/authentication/register-form';
import { usePageMeta } from '../../lib/page/use-page-meta';
import { paths } from '../../paths';

export default function Register() {
  usePageMeta({ path: paths.register, title: 'Create your account' });
  return (
    <PlatePage
      title="Create your account"
      lead="Then eight tape measurements, 5 to 10 minutes, and you know your type."
      measuring="shoulders"
      caption="Shoulders, chest, waist, hips; then four heights. That is all Figura asks for."
    >
      <RegisterForm />
    </PlatePage>
  );
}
