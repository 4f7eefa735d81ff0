import { ProviderLink } from '../../features/authentication/provider-link';
import {
  providerLink as t,
  providerReturn as look,
} from '../../features/authentication/sign-in-ways.messages.en';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

export default function LinkProviderRoute() {
  useTitle(t('title'));
  return (
    <PlatePage title={t('title')} plate="woman-b-first" caption={look('caption')}>
      <ProviderLink />
    </PlatePage>
  );
}
