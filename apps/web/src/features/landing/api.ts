import type { Price } from '@figura/contracts';
import { usePublicAnswer } from '../../lib/api/public-answer';
import type { Answer } from '../../lib/api/use-answer';

/** The price by the server's clock. */
export function usePrice(): Answer<Price> {
  return usePublicAnswer<Price>('/stripe/price');
}
