import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { redirectTo } from '../browser/redirect';
import { renderApp } from '../testing/render-app';
import { ErrorBoundary } from './error-boundary';
import { createRoutePage } from './route-page';

jest.mock('../browser/redirect', () => ({ redirectTo: jest.fn() }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function openPageThatFails() {
  const importPage = jest
    .fn<Promise<{ default: () => React.JSX.Element }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <h1>Blog</h1> });
  const { Page } = createRoutePage(importPage);
  const { person } = renderApp(
    <>
      <Link to="/blog">To the blog</Link>
      <Back />
      <ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
        <Suspense fallback="waiting">
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/blog" element={<Page />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </>,
  );
  await person.click(screen.getByRole('link', { name: 'To the blog' }));
  await screen.findByRole('button', { name: 'Try again' });
  expect(importPage).toHaveBeenCalledTimes(1);
  return person;
}

it('ErrorBoundary shows a fallback for a page that fails to load, and retries on demand', async () => {
  const person = await openPageThatFails();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeInTheDocument();
});

it('ErrorBoundary shows the next page, and reloads the failed one on the next visit', async () => {
  const person = await openPageThatFails();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeInTheDocument();
  await person.click(screen.getByRole('link', { name: 'To the blog' }));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeInTheDocument();
});

it('ErrorBoundary reloads the document if the browser has cached a failed import', async () => {
  const Broken = () => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/blog.js');
  };
  const { person } = renderApp(
    <ErrorBoundary fallback={(retry) => <button onClick={retry}>Try again</button>}>
      <Broken />
    </ErrorBoundary>,
  );
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(redirectTo).toHaveBeenCalledWith(window.location.href);
});
