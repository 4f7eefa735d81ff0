/** @jest-environment node */
import { paths } from '../paths';
import { ABOUT_VALUES, TEAM } from './about';
import { CAREERS_BENEFITS, CAREERS_VALUES, HIRING_PROCESS, createMailLink } from './careers';
import { JOB_POSITIONS } from './job-positions';
import { FAQ } from './help/faq';
import { HELP_CATEGORIES } from './help/faq-entry';
import { FOOTER } from './footer';
import { HOW_IT_WORKS, REVIEWS } from './landing';
import { PAGE_META } from './page-meta';

const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

it('each public page has exactly one entry in PAGE_META', () => {
  const { landing, login, register, verifyEmail, forgotPassword, resetPassword, linkProvider } = paths;
  const { welcome, start, privacyPolicy, terms, accessibility, help, about, evidence, blog, careers } = paths;
  expect(PAGE_META.map(({ path }) => path).sort()).toEqual(
    [
      ...[landing, login, register, verifyEmail, forgotPassword, resetPassword, linkProvider],
      ...[welcome, start, privacyPolicy, terms, accessibility, help, about, evidence, blog, careers],
    ].sort(),
  );
});

it.each(PAGE_META)(
  'page titles and descriptions fit into a search result: $path',
  ({ title, description }) => {
    expect(`${title} · Figura`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);

it('the landing page has three steps and three reviews', () => {
  expect(titles(HOW_IT_WORKS.steps)).toEqual(['Measure', 'Analyze', 'Discover']);
  expect(REVIEWS.testimonials).toHaveLength(3);
});

it('the footer links to three sections, nine pages, and the contact form', () => {
  const links = FOOTER.groups.flatMap((group): object[] => [...group.links]);
  expect(links).toEqual(
    expect.arrayContaining([
      ...['how-it-works', 'pricing', 'reviews'].map((section) => expect.objectContaining({ section })),
      ...[
        '/help',
        '/privacy-policy',
        '/terms',
        '/accessibility',
        '/about',
        '/evidence',
        '/blog',
        '/careers',
      ].map((to) => expect.objectContaining({ to })),
      { label: 'Contact Us', page: '/help', fragment: 'contact' },
      { label: 'Welcome', to: '/welcome' },
    ]),
  );
  expect(links).toHaveLength(13);
});

it('the help center answers at least four questions per category, without repeats', () => {
  expect(FAQ.length).toBeGreaterThanOrEqual(24);
  for (const { id } of HELP_CATEGORIES) {
    expect([id, FAQ.filter(({ category }) => category === id).length >= 4]).toEqual([id, true]);
  }
  expect(new Set(FAQ.map(({ question }) => question)).size).toBe(FAQ.length);
});

it.each([
  ['the early price and its last day', /\$49 up to and including June 30, 2026/],
  ['the price after it', /from July 1, 2026 it is \$89/],
  ['the discount of an influencer code', /influencer code takes 10% off/],
  ['the refund period', /within 30 days of paying/],
  ['the free samples', /3 sample recommendations per category in Best Looks/],
  ['where to download one’s data', /Security tab, and choose "Download my data"/],
  ['where to delete an account', /Security tab, choose "Delete my account"/],
  ['the conversion factor of the unit toggle', /2\.54 centimeters to the inch/],
  ['the measuring tolerance', /Half an inch, or one centimeter/],
])('the help center says %s', (_fact, words) => {
  expect(FAQ.filter(({ answer }) => words.test(answer))).toHaveLength(1);
});

it('the careers page lists the values, the benefits, and four steps', () => {
  expect(titles(CAREERS_VALUES.values)).toEqual([
    ...['Body Positivity', 'Inclusive Team', 'Excellence', 'Innovation'],
  ]);
  expect(titles(CAREERS_BENEFITS.benefits)).toEqual([
    ...['Health & Wellness', 'Work-Life Balance', 'Professional Growth'],
    ...['Inclusive Culture', 'Competitive Compensation', 'Innovation Focus'],
  ]);
  expect(HIRING_PROCESS.steps).toHaveLength(4);
});

it('the careers page has five positions with salaries from $70,000 to $170,000', () => {
  expect(new Set(JOB_POSITIONS.map(({ id }) => id)).size).toBe(5);
  const salaries = JOB_POSITIONS.map(({ salary }) => salary.match(/[\d,]+/g)!.map(dollars));
  for (const [from, to] of salaries) expect(from).toBeLessThan(to!);
  expect([Math.min(...salaries.flat()), Math.max(...salaries.flat())]).toEqual([70_000, 170_000]);
});

it('a mail link has the title of the position as its subject', () => {
  expect(createMailLink('people@figura.test', 'Staff Writer, Style Blog')).toBe(
    'mailto:people@figura.test?subject=Staff%20Writer%2C%20Style%20Blog',
  );
});

it('the about page introduces four values and six people', () => {
  expect(new Set(titles(ABOUT_VALUES.values)).size).toBe(4);
  expect(new Set(TEAM.members.map(({ name }) => name)).size).toBe(6);
});

function dollars(amount: string): number {
  return Number(amount.replaceAll(',', ''));
}
