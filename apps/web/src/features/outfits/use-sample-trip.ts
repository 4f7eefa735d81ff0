import { useSampleLooks } from './api';
import { createSampleTrip, type SampleTrip } from './create-sample-trip';

export function useSampleTrip(): SampleTrip | null {
  const { data } = useSampleLooks();
  return data ? createSampleTrip(data.clothingByCategory) : null;
}
