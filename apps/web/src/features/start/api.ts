import type { StartPreviewResponse, TapeMeasurements } from '@figura/contracts';
import { MEASUREMENTS } from '@figura/contracts';
import useSWR from 'swr';
import { readData, publicApi } from '../../lib/api/api-client';
import type { ApiError } from '../../lib/api/api-error';
import type { QueryState } from '../../lib/api/use-query';

const PATH = '/start/preview';

/** The server does not store the numbers. */
export function useStartPreview(tape: TapeMeasurements | null): QueryState<StartPreviewResponse> {
  const key = tape && ([PATH, ...MEASUREMENTS.map((name) => tape[name])] as const);
  return useSWR<StartPreviewResponse, ApiError>(key, () => readData(publicApi.POST(PATH, { body: tape! })), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
}
