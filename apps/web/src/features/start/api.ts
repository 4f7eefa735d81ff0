import type { SizeWearer, StartPreviewResponse, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import useSWR from 'swr';
import { readData, publicApi } from '../../lib/api/api-client';
import type { ApiError } from '../../lib/api/api-error';
import type { QueryState } from '../../lib/api/use-query';

const PATH = '/start/preview';

export function useStartPreview(
  tape: TapeMeasurements | null,
  wearer: SizeWearer = 'women',
): QueryState<StartPreviewResponse> {
  const key = tape && ([PATH, wearer, ...MEASUREMENTS.map((name) => tape[name])] as const);
  return useSWR<StartPreviewResponse, ApiError>(
    key,
    () =>
      readData(
        publicApi.POST(PATH, {
          body: { ...tape!, ...(wearer === 'men' && { presentation: 'mens' as const }) },
        }),
      ),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
}
