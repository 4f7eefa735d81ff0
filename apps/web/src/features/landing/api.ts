import type { Price } from '@figura/contracts';
import type { Answer } from '../../lib/api/use-answer';
import { usePublicAnswer } from '../../lib/api/use-answer';

/** The price by the server's clock. */
export function usePrice(): Answer<Price> {
  return usePublicAnswer('/stripe/price');
}
