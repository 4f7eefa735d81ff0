import { OPEN_UPGRADE } from '../features/upgrade/open-upgrade';
import { useTitle } from '../lib/use-title';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button';
import { Cluster } from '../ui/layout';
import { PlatePage } from '../ui/plate-page';

export default function PaymentCancelled() {
  useTitle('Payment Cancelled');
  return (
    <PlatePage
      title="Payment Cancelled"
      lead="Nothing was charged. You can try again anytime."
      measuring="waist"
      caption="Your measurements and your body type stay here, for as long as you like."
    >
      <Cluster>
        <ButtonLink to={paths.dashboard} state={OPEN_UPGRADE}>
          Try Again
        </ButtonLink>
        <ButtonLink to={paths.dashboard} variant="secondary">
          Return to Dashboard
        </ButtonLink>
      </Cluster>
    </PlatePage>
  );
}
