import { useLooksByCategory } from '../../lib/catalog/use-own-looks';
import { createSampleTrip, type SampleTrip } from './create-sample-trip';

export function useSampleTrip(): SampleTrip | null {
  const looks = useLooksByCategory();
  return looks ? createSampleTrip(looks) : null;
}
