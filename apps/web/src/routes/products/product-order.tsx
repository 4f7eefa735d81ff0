import { order as t } from '../../features/products/messages.en';
import { ProductOrderPage } from '../../features/products/product-order-page';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

export default function ProductOrder() {
  useTitle(t('title'));
  return (
    <Page>
      <ProductOrderPage />
    </Page>
  );
}
