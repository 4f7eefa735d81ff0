import { HelpPage } from '../features/help/help-page';
import { useTitle } from '../lib/use-title';

export default function Help() {
  useTitle('Help Center');
  return <HelpPage />;
}
