import { screen, within } from '@testing-library/react';
import { FAQ } from '../../content/help/faq';
import { HELP_CATEGORIES } from '../../content/help/faq-entry';
import { fill } from '../../lib/testing/fill';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { HelpPage } from './help-page';
import { listMatchingEntries } from './matching-entries';

async function render(route = '/help') {
  const app = renderApp(<HelpPage />, { route });
  await screen.findByPlaceholderText('Search for help articles...');
  return app;
}

const found = () => screen.getByRole('status').textContent;
const search = () => screen.getByPlaceholderText('Search for help articles...');

it('HelpPage initially shows every question and the count', async () => {
  const { container } = await render();
  expect(container.querySelectorAll('details[name]')).toHaveLength(FAQ.length);
  expect(found()).toBe(`${FAQ.length} article(s) found`);
});

it('HelpPage links back to the landing page', async () => {
  await render();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('HelpPage offers six categories plus all, and filters the list', async () => {
  const { person, container } = await render();
  const categories = within(screen.getByRole('radiogroup', { name: 'Categories' }));
  expect(categories.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    `All${FAQ.length}`,
    ...HELP_CATEGORIES.map(
      ({ id, name }) => `${name}${FAQ.filter(({ category }) => category === id).length}`,
    ),
  ]);
  await person.click(categories.getByRole('radio', { name: /^Payment/ }));
  const inPayment = FAQ.filter(({ category }) => category === 'payment');
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(
    inPayment.map(({ question }) => question),
  );
  expect(found()).toBe(`${inPayment.length} article(s) found`);
  expect(categories.getByRole('radio', { name: /^Payment/, checked: true })).toBeInTheDocument();
});

it('HelpPage says if nothing is found', async () => {
  const { person } = await render();
  await fill(person, search(), 'no such words');
  expect(screen.getByRole('heading', { name: 'No results found' })).toBeInTheDocument();
  expect(found()).toBe('0 article(s) found');
});

it('HelpPage starts with the filter of the URL', async () => {
  await render('/help?category=account&q=password');
  expect(search()).toHaveValue('password');
  expect(screen.getByRole('radio', { name: /^Account/, checked: true })).toBeInTheDocument();
});

it('HelpPage opens only one question at a time because all share one name', async () => {
  const { container } = await render();
  const names = [...container.querySelectorAll('details[name]')].map((entry) => entry.getAttribute('name'));
  expect(new Set(names)).toEqual(new Set(['faq']));
});

it('HelpPage links to support by mail, and offers no chat yet', async () => {
  mockApi({ 'GET /contact': () => ({ email: 'support@figura.test' }) });
  await render();
  await screen.findByRole('link', { name: 'support@figura.test' });
  expect(screen.getByRole('link', { name: 'Email Support' })).toHaveAttribute(
    'href',
    'mailto:support@figura.test',
  );
  expect(screen.getByText('Live Chat (Coming Soon)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Live Chat/ })).not.toBeInTheDocument();
});

describe('HelpPage', () => {
  const entries = [
    { category: 'payment', question: 'What is a coupon?', answer: 'A code that takes 10% off.' },
    { category: 'account', question: 'How do I sign in?', answer: 'With your email (and a password).' },
  ] as const;
  const listQuestions = (category: 'all' | 'payment', query: string) =>
    listMatchingEntries(entries, { category, query }).map(({ question }) => question);

  it('the help center searches questions and answers, ignoring case', () => {
    expect(listQuestions('all', 'COUPON')).toEqual(['What is a coupon?']);
    expect(listQuestions('all', 'Password')).toEqual(['How do I sign in?']);
  });

  it('the help center combines search and category', () => {
    expect(listQuestions('payment', 'password')).toEqual([]);
  });

  it.each(['.*', '(and a', '10%', '?'])('the help center searches %s literally', (query) => {
    const expected = entries.filter((entry) => `${entry.question} ${entry.answer}`.includes(query));
    expect(listQuestions('all', query)).toEqual(expected.map(({ question }) => question));
  });
});

describe('the help center search', () => {
  const found = (query: string) => listMatchingEntries(FAQ, { category: 'all', query });

  it('puts exact matches first', () => {
    for (const query of ['men', 'account', 'the tape', 'Size', '$49']) {
      const exact = FAQ.filter(({ question, answer }) =>
        `${question}\n${answer}`.toLowerCase().includes(query.toLowerCase()),
      );
      expect(new Set(found(query).slice(0, exact.length))).toEqual(new Set(exact));
    }
  });

  it.each([
    ['delete account', 'How do I delete my account?'],
    ['deleting my account', 'How do I delete my account?'],
    ['change email', 'Can I change my name, my picture or my email address?'],
    ['new e-mail address', 'I can no longer use my email address. What happens to my account?'],
    ['cancel', 'Is there a subscription, and how do I cancel it?'],
    ['cancellation', 'Is there a subscription, and how do I cancel it?'],
    ['unsubscribe', 'How do I stop emails, or unsubscribe?'],
    ['plus size', 'Is Figura for plus size and curvy bodies?'],
    ['petite', 'I am petite or tall. Does the advice take my height into account?'],
    ['tall', 'I am petite or tall. Does the advice take my height into account?'],
    ['language', 'Can I change the language? Is Figura available in German, French or Spanish?'],
    ['refund', 'Can I get my money back?'],
    ['hijab', 'I dress modestly or wear a hijab. Can the advice respect that?'],
    ['men', 'Is Figura for men, or for trans and non-binary people?'],
    ['password', 'How do I change my password?'],
    ['pasword', 'How do I change my password?'],
    ['measure without tape', 'Can I start without a tape measure?'],
    ['csv', 'Can I import a list or a spreadsheet of my clothes (CSV, Excel)?'],
    ['pregnancy', 'I am pregnant, or my body has changed. What should I do?'],
    ['wheelchair', 'I cannot stand up to be measured, or I use a wheelchair. Does Figura work for me?'],
    ['invoice', 'Where do I find my receipt or invoice?'],
    ['offline', 'Can I install Figura as an app, and does it work offline?'],
    ['what size should I buy', 'Does Figura tell me which size to buy?'],
    ['return clothes', 'Can I order, return or exchange clothes here?'],
  ])('finds the answer to "%s" among its first three results', (query, question) => {
    expect(
      found(query)
        .slice(0, 3)
        .map((entry) => entry.question),
    ).toContain(question);
  });

  it('includes word matches in the count', async () => {
    const { person, container } = await render();
    await fill(person, search(), 'deleting accounts');
    expect(container.querySelectorAll('details').length).toBeGreaterThan(0);
    expect(screen.getByRole('status')).toHaveTextContent(
      `${container.querySelectorAll('details').length} article(s) found`,
    );
  });
});
