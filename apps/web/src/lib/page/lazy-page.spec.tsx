import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Suspense } from 'react';
import { lazyPage } from './lazy-page';

const loaded = { default: () => <h1>Page</h1> };
const aPage = () => {
  const importPage = jest.fn(() => Promise.resolve(loaded));
  return { importPage, ...lazyPage(importPage) };
};

it('a lazy page is loaded when it is first shown', async () => {
  const { importPage, Page } = aPage();
  expect(importPage).not.toHaveBeenCalled();
  render(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

it('a lazy page is shown at once when it was loaded before, also where nothing can wait', async () => {
  const { load, Page } = aPage();
  await load();
  expect(renderToString(<Page />)).toBe('<h1>Page</h1>');
});
