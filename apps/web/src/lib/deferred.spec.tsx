import { render, screen } from '@testing-library/react';
import { deferred } from './deferred';

it('keeps the place of a part, then shows it with what it was given', async () => {
  const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;
  const Part = deferred(() => Promise.resolve({ default: Greeting }), <p>On its way</p>);
  render(<Part name="Florence" />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Hello Florence')).toBeInTheDocument();
  expect(screen.queryByText('On its way')).not.toBeInTheDocument();
});
