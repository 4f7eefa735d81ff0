import { useSearchParams } from 'react-router-dom';
import { PaymentVerification } from '../../features/upgrade/payment-verification';
import { useTitle } from '../../lib/page/use-title';

export default function PaymentSuccess() {
  useTitle('Your payment');
  const [query] = useSearchParams();
  return <PaymentVerification sessionId={query.get('session_id')?.trim() ?? ''} />;
}
