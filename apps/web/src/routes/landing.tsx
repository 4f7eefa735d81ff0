import { Welcome } from '../features/landing/welcome';
import { useTitle } from '../lib/use-title';

export default function Landing() {
  useTitle('Dress the shape you have');
  return <Welcome />;
}
