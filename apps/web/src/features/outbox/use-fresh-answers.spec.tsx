import { act, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { useQuery } from '../../lib/api/use-query';
import { KEPT_ANSWER } from '../../lib/browser/kept-answer';
import { mockApi } from '../../lib/testing/fake-api';
import { useFreshAnswers } from './use-fresh-answers';

const serviceWorker = new EventTarget();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function Screen() {
  useFreshAnswers();
  const { data } = useQuery('/wardrobe/advice');
  return <p>{JSON.stringify(data)}</p>;
}

const giveKept = () => serviceWorker.dispatchEvent(new MessageEvent('message', { data: KEPT_ANSWER }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('useFreshAnswers replaces an earlier answer without a reconnect, and waits longer each time', async () => {
  let answer = 'earlier';
  const calls = mockApi({ 'GET /wardrobe/advice': () => ({ answer }) as never });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Screen />
    </SWRConfig>,
  );
  await pass(0);
  expect(screen.getByText(/earlier/)).toBeVisible();
  answer = 'fresh';
  giveKept();
  giveKept();
  await pass(10_000);
  expect(screen.getByText(/fresh/)).toBeVisible();
  giveKept();
  await pass(10_000);
  expect(calls).toHaveLength(2);
  await pass(10_000);
  expect(calls).toHaveLength(3);
});
