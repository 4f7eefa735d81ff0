import { Welcome } from '../features/welcome/welcome';
import { useTitle } from '../lib/use-title';

export default function WelcomeRoute() {
  useTitle('Welcome');
  return <Welcome />;
}
