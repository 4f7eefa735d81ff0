import { screen, within } from '@testing-library/react';
import { FAQ, HELP_CATEGORIES } from '../../content/help';
import { fakeApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { HelpPage } from './help-page';
import { matchingEntries } from './matching-entries';

async function render(route = '/help') {
  const app = renderApp(<HelpPage />, { route });
  await screen.findByPlaceholderText('Search for help articles...');
  return app;
}

const found = () => screen.getByRole('status').textContent;
const search = () => screen.getByPlaceholderText('Search for help articles...');

it('HelpPage shows every question at first, and how many there are', async () => {
  const { container } = await render();
  expect(container.querySelectorAll('details')).toHaveLength(FAQ.length);
  expect(found()).toBe(`${FAQ.length} article(s) found`);
});

it('HelpPage leads back to the front page', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('HelpPage offers all categories and six single ones, and narrows the list to the one that is chosen', async () => {
  const { person, container } = await render();
  const categories = within(screen.getByRole('radiogroup', { name: 'Categories' }));
  expect(categories.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'All',
    ...HELP_CATEGORIES.map(({ name }) => name),
  ]);
  await person.click(categories.getByRole('radio', { name: 'Payment' }));
  const inPayment = FAQ.filter(({ category }) => category === 'payment');
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
    inPayment.map(({ question }) => question),
  );
  expect(found()).toBe(`${inPayment.length} article(s) found`);
  expect(categories.getByRole('radio', { name: 'Payment', checked: true })).toBeInTheDocument();
});

it('HelpPage says when nothing is found', async () => {
  const { person } = await render();
  await person.type(search(), 'no such words');
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeInTheDocument();
  expect(found()).toBe('0 article(s) found');
});

it('HelpPage starts with the filter of the URL', async () => {
  await render('/help?category=account&q=password');
  expect(search()).toHaveValue('password');
  expect(screen.getByRole('radio', { name: 'Account', checked: true })).toBeInTheDocument();
});

it('HelpPage closes the open question when another is opened: all share one name', async () => {
  const { container } = await render();
  const names = [...container.querySelectorAll('details')].map((entry) => entry.getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['faq']));
});

it('HelpPage starts a mail to the support, and offers no chat yet', async () => {
  fakeApi({ 'GET /contact': () => ({ email: 'support@figura.test' }) });
  await render();
  await screen.findByRole('link', { name: 'support@figura.test' });
  expect(screen.getByRole('link', { name: 'Email Support' })).toHaveAttribute(
    'href',
    'mailto:support@figura.test',
  );
  const chat = screen.getByRole('button', { name: 'Live Chat (Coming Soon)' });
  expect(chat).toHaveAttribute('aria-disabled', 'true');
  expect(chat).toHaveAccessibleDescription('Not available yet');
});

describe('HelpPage', () => {
  const entries = [
    { category: 'payment', question: 'What is a coupon?', answer: 'A code that takes 10% off.' },
    { category: 'account', question: 'How do I sign in?', answer: 'With your email (and a password).' },
  ] as const;
  const questions = (category: 'all' | 'payment', query: string) =>
    matchingEntries(entries, { category, query }).map(({ question }) => question);

  it('the search of the help center looks into question and answer, whatever the case', () => {
    expect(questions('all', 'COUPON')).toEqual(['What is a coupon?']);
    expect(questions('all', 'Password')).toEqual(['How do I sign in?']);
  });

  it('the search of the help center is combined with the category', () => {
    expect(questions('payment', 'password')).toEqual([]);
  });

  it.each(['.*', '(and a', '10%', '?'])('the search of the help center takes %s for itself', (query) => {
    const expected = entries.filter((entry) => `${entry.question} ${entry.answer}`.includes(query));
    expect(questions('all', query)).toEqual(expected.map(({ question }) => question));
  });
});
