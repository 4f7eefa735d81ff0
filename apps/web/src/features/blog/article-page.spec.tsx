import { act, screen, within } from '@testing-library/react';
import { renderApp } from '../../lib/testing/render-app';
import type { ArticleSummary } from '../../content/article';
import * as files from './article-files';
import { ArticlePage } from './article-page';
import { articles } from './articles';
import { getPlate } from './article-plates';

// The exports cannot be replaced in place.
jest.mock('./article-files', () => ({
  __esModule: true,
  ...jest.requireActual<typeof files>('./article-files'),
}));

const getArticle = (slug: string) => articles.find((candidate) => candidate.slug === slug)!;

// `use` resolves only within the `act` that started it.
const renderArticle = (shown: ArticleSummary) =>
  act(async () => renderApp(<ArticlePage slug={shown.slug} />, { route: `/blog/${shown.slug}` }));

afterEach(() => jest.restoreAllMocks());

it('ArticlePage shows the header, the text in paragraphs with bold words, and the tags', async () => {
  const shown = getArticle('a-letter-and-a-digit');
  const { container } = await renderArticle(shown);
  const main = within(container.querySelector('article')!);
  expect(main.getByRole('heading', { level: 1, name: shown.title })).toBeInTheDocument();
  for (const text of ['Body Types', shown.author, 'August 12, 2025', shown.readTime, ...shown.tags]) {
    expect(main.getByText(text)).toBeInTheDocument();
  }
  const bold = await main.findByText('The letter comes from four girths.');
  expect(bold.tagName).toBe('STRONG');
  expect(bold.closest('p')).toHaveTextContent(/^The letter comes from four girths\. Shoulders, chest/);
  expect(container.querySelectorAll('p')).not.toHaveLength(0);
  expect(container.textContent).not.toContain('**');
});

it('ArticlePage links back to the blog and to two other articles', async () => {
  const shown = getArticle('stripes-acquitted');
  await renderArticle(shown);
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
  const next = await within(screen.getByRole('region', { name: 'Read next' })).findAllByRole('article');
  expect(next).toHaveLength(2);
  expect(next.map((card) => card.textContent).join()).not.toContain(shown.title);
  expect(await screen.findByText(/^Every March the striped shirt/)).toBeInTheDocument();
});

it('ArticlePage offers a retry if the text cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const read = jest.spyOn(files, 'readArticle').mockRejectedValueOnce(new TypeError('offline'));
  const shown = getArticle('never-in-half');
  const { person } = await renderArticle(shown);
  expect(await screen.findByText('The article could not be loaded.')).toBeInTheDocument();
  await act(() => person.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('Find out where you are cut.')).toBeInTheDocument();
  expect(read).toHaveBeenCalledTimes(2);
});

it.each(articles.map(({ slug }) => slug))('the article %s has a drawing with alt text', (slug) => {
  expect(getPlate(getArticle(slug)).alt).toMatch(/^[A-Z].{15,}/);
});
