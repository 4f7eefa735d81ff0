import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Suspense } from 'react';
import { createRoutePage } from './route-page';

const loaded = { default: () => <h1>Page</h1> };
const createPage = () => {
  const importPage = jest.fn(() => Promise.resolve(loaded));
  return { importPage, ...createRoutePage(importPage) };
};

it('a route page is loaded when it is first shown', async () => {
  const { importPage, Page } = createPage();
  expect(importPage).not.toHaveBeenCalled();
  render(
    <Suspense fallback="waiting">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

it('a preloaded route page renders synchronously', async () => {
  const { load, Page } = createPage();
  await load();
  expect(renderToString(<Page />)).toBe('<h1>Page</h1>');
});
