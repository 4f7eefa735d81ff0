import { screen, within } from '@testing-library/react';
import { BLOG_CATEGORIES } from '../../content/blog-categories';
import { fill } from '../../lib/testing/fill';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { articles } from './articles';
import { BlogPage } from './blog-page';

async function render(route = '/blog') {
  const app = renderApp(<BlogPage />, { route });
  await screen.findByPlaceholderText('Search articles...');
  return app;
}
const search = () => screen.getByPlaceholderText('Search articles...');
const listTitles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const getFeatured = () => screen.queryByRole('region', { name: 'Featured Articles' });

it('BlogPage shows all twelve articles exactly once', async () => {
  await render();
  expect(new Set(listTitles())).toEqual(new Set(articles.map(({ title }) => title)));
  expect(listTitles()).toHaveLength(12);
});

it('BlogPage links back to the landing page', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('BlogPage shows a card for each article with a link to it', async () => {
  await render();
  for (const { slug, title, excerpt, author, readTime, tags } of articles) {
    const card = within(screen.getByRole('article', { name: title }));
    for (const text of [excerpt, author, readTime, ...tags]) {
      expect(card.getByText(text)).toBeInTheDocument();
    }
    expect(card.getByRole('link', { name: 'Read Article' })).toHaveAttribute('href', `/blog/${slug}`);
  }
});

it('BlogPage counts the articles of each category', async () => {
  await render();
  const categories = within(screen.getByRole('radiogroup', { name: 'Categories' }));
  expect(categories.getByRole('radio', { name: /^All Articles\s*12$/ })).toBeInTheDocument();
  for (const { id, name } of BLOG_CATEGORIES) {
    const count = articles.filter(({ category }) => category === id).length;
    expect(categories.getByRole('radio', { name: new RegExp(`^${name}\\s*${count}$`) })).toBeInTheDocument();
  }
});

it('featured articles come first while all categories are shown', async () => {
  await render();
  expect(within(getFeatured()!).getAllByRole('article')).toHaveLength(3);
});

it('the featured section is hidden if a category is chosen', async () => {
  const { person, url } = await render();
  await person.click(screen.getByRole('radio', { name: /Body Types/ }));
  expect(getFeatured()).not.toBeInTheDocument();
  expect(listTitles()).toEqual(
    articles.filter(({ category }) => category === 'body-types').map(({ title }) => title),
  );
  expect(url()).toBe('/blog?category=body-types');
});

it('the featured section is hidden if the search matches no featured article', async () => {
  const { person } = await render();
  const plain = articles.find((article) => !article.featured)!;
  await fill(person, search(), plain.title);
  expect(getFeatured()).not.toBeInTheDocument();
  expect(listTitles()).toEqual([plain.title]);
});

it.each([
  ['a title', 'STRIPES, ACQ', 'Stripes, acquitted'],
  ['an excerpt', 'fruit names', 'A letter and a digit'],
  ['a tag', 'second hand', 'A tailor’s answer to almost'],
])('BlogPage searches %s, ignoring case', async (_part, query, title) => {
  const { person } = await render();
  await fill(person, search(), query);
  expect(listTitles()).toEqual([title]);
});

it('BlogPage combines search and category', async () => {
  await render('/blog?category=shopping&q=stripes');
  expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
});

it.each(['.*', '[a-z]+', '(', '\\'])('BlogPage searches %s literally and finds nothing', async (query) => {
  const { person } = await render();
  await person.click(search());
  await person.paste(query);
  expect(screen.getByRole('heading', { name: 'No articles found' })).toBeInTheDocument();
  expect(
    screen.getByText('Try adjusting your search terms or browse different categories'),
  ).toBeInTheDocument();
});

it('BlogPage has a disabled newsletter form that says so', async () => {
  const calls = mockApi({});
  const { person, url } = await render();
  const box = within(screen.getByRole('region', { name: /letter/ }));
  const email = box.getByLabelText('Email');
  expect(email).toBeDisabled();
  const subscribe = box.getByRole('button', { name: 'Subscribe' });
  expect(subscribe).toHaveAccessibleDescription(/nothing is sent or stored/);
  await person.click(subscribe);
  expect(calls).toEqual([]);
  expect(url()).toBe('/blog');
  expect(box.queryByText(/thank|success|subscribed/i)).not.toBeInTheDocument();
});
