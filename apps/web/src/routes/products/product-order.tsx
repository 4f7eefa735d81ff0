import messages from '../../features/products/messages.en';
import { ProductOrderPage } from '../../features/products/product-order-page';
import { translator } from '../../lib/messages/translator';
import { useTitle } from '../../lib/page/use-title';
import { Page } from '../../ui/layout/layout';

const t = translator(messages.order);

export default function ProductOrder() {
  useTitle(t('title'));
  return (
    <Page>
      <ProductOrderPage />
    </Page>
  );
}
