import { useParams } from 'react-router-dom';
import { ProviderReturn } from '../../features/authentication/provider-return';
import { providerReturn as t } from '../../features/authentication/sign-in-ways.messages.en';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

export default function ProviderReturnRoute() {
  const { provider = '' } = useParams();
  useTitle(t('title'));
  return (
    <PlatePage title={t('title')} plate="woman-b-first" caption={t('caption')}>
      <ProviderReturn key={provider} provider={provider} />
    </PlatePage>
  );
}
