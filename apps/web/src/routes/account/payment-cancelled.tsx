import { UnpaidLinks } from '../../features/upgrade/unpaid-links';
import { useTitle } from '../../lib/page/use-title';
import { PlatePage } from '../../ui/layout/plate-page';

export default function PaymentCancelled() {
  useTitle('Payment Cancelled');
  return (
    <PlatePage
      title="Payment Cancelled"
      lead="Nothing was charged. You can try again anytime."
      measuring="waist"
      caption="Your measurements and your body type stay here, for as long as you like."
    >
      <UnpaidLinks />
    </PlatePage>
  );
}
