import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../testing/render-app';
import { useFilter } from './use-filter';

const CATEGORIES = ['hems', 'sleeves'] as const;

function List() {
  const [{ category, query }, change, controls] = useFilter(CATEGORIES);
  return (
    <div ref={controls}>
      <p>{`${category}: ${query}`}</p>
      <input
        type="search"
        aria-label="Search"
        value={query}
        onChange={(event) => change({ query: event.target.value })}
      />
      {(['all', ...CATEGORIES] as const).map((each) => (
        <input
          key={each}
          type="radio"
          name="category"
          aria-label={each}
          value={each}
          checked={each === category}
          onChange={() => change({ category: each })}
        />
      ))}
    </div>
  );
}

it('useFilter starts with the values of the URL', () => {
  renderApp(<List />, { route: '/?category=hems&q=knee%20%26%20calf' });
  expect(screen.getByText('hems: knee & calf')).toBeInTheDocument();
});

it('useFilter treats an unknown category as all', () => {
  renderApp(<List />, { route: '/?category=zippers' });
  expect(screen.getByText('all:')).toBeInTheDocument();
});

it('useFilter writes every change into the URL, and omits defaults', async () => {
  const { person, url } = renderApp(<List />, { route: '/blog' });
  await person.type(screen.getByLabelText('Search'), 'cap');
  await person.click(screen.getByRole('radio', { name: 'sleeves' }));
  expect(screen.getByText('sleeves: cap')).toBeInTheDocument();
  expect(url()).toBe('/blog?category=sleeves&q=cap');
  await person.click(screen.getByRole('radio', { name: 'all' }));
  await person.clear(screen.getByLabelText('Search'));
  expect(url()).toBe('/blog');
});

it('useFilter takes over input from before hydration', async () => {
  const list = (
    <MemoryRouter>
      <List />
    </MemoryRouter>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(list);
  root.querySelector<HTMLInputElement>('[type="search"]')!.value = 'cap';
  root.querySelector<HTMLInputElement>('[value="hems"]')!.checked = true;
  document.body.append(root);
  await act(() => hydrateRoot(root, list));
  expect(root.querySelector('p')?.textContent).toBe('hems: cap');
});
