import { act, render, screen } from '@testing-library/react';
import { lazyIsland } from './lazy-island';

it('a lazy island keeps the place of a part, then shows it with what it was given', async () => {
  const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
  const Part = lazyIsland(() => Promise.resolve({ default: Greeting }), <p>On its way</p>);
  render(<Part name="Florence" />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Hello Florence')).toBeInTheDocument();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});

it('a lazy island asks again for a part that could not be loaded', async () => {
  jest.useFakeTimers();
  const Greeting = () => <p>Hello</p>;
  const load = jest
    .fn<Promise<{ default: typeof Greeting }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Greeting });
  const Part = lazyIsland(load, <p>On its way</p>);
  render(<Part />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('On its way')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
  jest.useRealTimers();
});
