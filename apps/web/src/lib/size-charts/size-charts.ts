import type { NewSizeChartDto, ProductSizeFits, SizeChart, SizeChartsResponse } from '@figura/contracts';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { api, readData } from '../api/api-client';
import type { QueryState } from '../api/use-query';
import { useQuery } from '../api/use-query';

const SIZE_CHARTS = '/size-charts';
const SIZE_FITS = '/products/{id}/size-fits';

export function useSizeCharts(): QueryState<SizeChartsResponse> {
  return useQuery(SIZE_CHARTS);
}

export function useProductSizeFits(id: string | null): QueryState<ProductSizeFits> {
  return useQuery(id === null ? null : [SIZE_FITS, { path: { id } }]);
}

export function useReloadSizes(): () => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    await mutate((key) => key === SIZE_CHARTS || (Array.isArray(key) && key[0] === SIZE_FITS));
  }, [mutate]);
}

export function addSizeChart(body: NewSizeChartDto): Promise<SizeChart> {
  return readData(api.POST(SIZE_CHARTS, { body }));
}

export function renameSizeChart(id: string, name: string): Promise<SizeChart> {
  return readData(api.PUT('/size-charts/{id}', { params: { path: { id } }, body: { name } }));
}

export async function deleteSizeChart(id: string): Promise<void> {
  await readData(api.DELETE('/size-charts/{id}', { params: { path: { id } } }));
}
