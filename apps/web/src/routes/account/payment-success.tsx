import { useSearchParams } from 'react-router-dom';
import { labels as t } from '../../features/upgrade/messages.en';
import { PaymentVerification } from '../../features/upgrade/payment-verification';
import { useTitle } from '../../lib/page/use-title';

export default function PaymentSuccess() {
  useTitle(t('paymentSuccess'));
  const [query] = useSearchParams();
  return <PaymentVerification sessionId={query.get('session_id')?.trim() ?? ''} />;
}
