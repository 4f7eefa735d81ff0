import { paymentCancelled as t } from '../../features/upgrade/messages.en';
import { UnpaidLinks } from '../../features/upgrade/unpaid-links';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

export default function PaymentCancelled() {
  useTitle(t('title'));
  return (
    <PlatePage title={t('title')} lead={t('lead')} plate="woman-b-chosen" caption={t('caption')}>
      <UnpaidLinks />
    </PlatePage>
  );
}
