import { screen } from '@testing-library/react';
import { renderApp } from './testing/render-app';
import { useFilter } from './use-filter';

const CATEGORIES = ['hems', 'sleeves'] as const;

function List() {
  const [{ category, query }, change] = useFilter(CATEGORIES);
  return (
    <>
      <p>{`${category}: ${query}`}</p>
      <input aria-label="Search" value={query} onChange={(event) => change({ query: event.target.value })} />
      <button onClick={() => change({ category: 'sleeves' })}>Sleeves</button>
      <button onClick={() => change({ category: 'all' })}>All</button>
    </>
  );
}

it('starts with what the address says', () => {
  renderApp(<List />, { route: '/?category=hems&q=knee%20%26%20calf' });
  expect(screen.getByText('hems: knee & calf')).toBeInTheDocument();
});

it('takes an unknown category for all', () => {
  renderApp(<List />, { route: '/?category=zippers' });
  expect(screen.getByText('all:')).toBeInTheDocument();
});

it('writes every change into the address, and nothing for nothing', async () => {
  const { person, address } = renderApp(<List />, { route: '/blog' });
  await person.type(screen.getByLabelText('Search'), 'cap');
  await person.click(screen.getByRole('button', { name: 'Sleeves' }));
  expect(screen.getByText('sleeves: cap')).toBeInTheDocument();
  expect(address()).toBe('/blog?category=sleeves&q=cap');
  await person.click(screen.getByRole('button', { name: 'All' }));
  await person.clear(screen.getByLabelText('Search'));
  expect(address()).toBe('/blog');
});
