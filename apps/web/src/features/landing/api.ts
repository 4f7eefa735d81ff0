import type { Price } from '@figura/contracts';
import { usePublicAnswer } from '../../lib/public-answer';
import type { Answer } from '../../lib/use-answer';

/** The price by the server's clock. */
export function usePrice(): Answer<Price> {
  return usePublicAnswer<Price>('/stripe/price');
}
