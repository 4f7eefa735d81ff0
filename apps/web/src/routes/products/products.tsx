import { getCategoryFromPath } from '@figura/contracts';
import { useSearchParams } from 'react-router-dom';
import messages from '../../features/products/messages.en';
import { ProductsPage } from '../../features/products/products-page';
import { useUpgrade } from '../../features/upgrade/use-upgrade';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.page);

export default function Products() {
  useTitle(t('title'));
  const [query] = useSearchParams();
  const category = getCategoryFromPath(query.get('category') ?? '') ?? '';
  const { openUpgrade, upgradeDialog } = useUpgrade('looks');
  return (
    <Page>
      <ProductsPage key={category} initial={{ category }} onUnlock={openUpgrade} />
      {upgradeDialog}
    </Page>
  );
}
