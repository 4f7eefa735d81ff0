import { API_TIMEOUT_MS } from '@figura/contracts';
import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { tokens } from '../session/tokens';
import { createAnalysis } from '../testing/a-recommendation';
import { mockApi } from '../testing/fake-api';
import { useQuery } from './use-query';

const ANALYSIS = '/recommendations/body-type-analysis';
const LOOKS = '/recommendations/best-looks';

function Screen({ path }: { path: typeof ANALYSIS | typeof LOOKS }) {
  return <p>{JSON.stringify(useQuery(path).data)}</p>;
}

it('useQuery fetches the path of its own key, even if another page is shown by then', async () => {
  tokens.start({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  const analysis = createAnalysis();
  const looks = { clothingByCategory: {} };
  const calls = mockApi({ [`GET ${ANALYSIS}`]: () => analysis, [`GET ${LOOKS}`]: () => looks });
  // Revalidation runs in the next frame, when the other page is shown.
  const cache = new Map<string, object>([
    [ANALYSIS, { data: createAnalysis({ hasPaid: false }) }],
    [LOOKS, { data: { clothingByCategory: {}, preview: true } }],
  ]);
  const renderPage = (path: typeof ANALYSIS | typeof LOOKS) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <Screen path={path} />
    </SWRConfig>
  );
  const { rerender } = render(renderPage(ANALYSIS));
  rerender(renderPage(LOOKS));
  expect(calls).toEqual([]);
  expect(await screen.findByText(JSON.stringify(looks))).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

  expect(calls.map(({ route }) => route).sort()).toEqual([`GET ${LOOKS}`, `GET ${ANALYSIS}`].sort());
  expect(cache.get(ANALYSIS)).toMatchObject({ data: { hasPaid: true } });
  expect(cache.get(LOOKS)).toHaveProperty('data', looks);
});

it('useQuery asks again while answers are late', async () => {
  jest.useFakeTimers();
  try {
    tokens.start({ accessToken: 'access-1', refreshToken: 'refresh-1' });
    const analysis = createAnalysis();
    let asked = 0;
    globalThis.fetch = (_input, init) =>
      ++asked === 2
        ? Promise.resolve(Response.json(analysis))
        : new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
          });
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Screen path={ANALYSIS} />
      </SWRConfig>,
    );
    await act(() => jest.advanceTimersByTimeAsync(2 * API_TIMEOUT_MS));
    expect(screen.getByText(JSON.stringify(analysis))).toBeVisible();
    expect(asked).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});
