import { getCategoryFromPath } from '@figura/contracts';
import { useSearchParams } from 'react-router-dom';
import { page as t } from '../../features/products/messages.en';
import { ProductsPage } from '../../features/products/products-page';
import { UpgradePage } from '../../features/upgrade/upgrade-page';
import { useTitle } from '../../lib/page/use-title';

export default function Products() {
  useTitle(t('title'));
  const [query] = useSearchParams();
  const category = getCategoryFromPath(query.get('category') ?? '') ?? '';
  return (
    <UpgradePage feature="looks">
      <ProductsPage key={category} initial={{ category }} />
    </UpgradePage>
  );
}
