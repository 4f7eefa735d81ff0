import { ProviderLink } from '../../features/authentication/provider-link';
import messages from '../../features/authentication/sign-in-ways.messages.en';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

const t = translator(messages.providerLink);
const look = translator(messages.providerReturn);

export default function LinkProviderRoute() {
  useTitle(t('title'));
  return (
    <PlatePage title={t('title')} plate="woman-b-first" caption={look('caption')}>
      <ProviderLink />
    </PlatePage>
  );
}
