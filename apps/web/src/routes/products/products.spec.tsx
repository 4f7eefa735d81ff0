import type { Product, ProductsResponse } from '@figura/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import Products from './products';

const CHOICES = { shops: ['Nordlicht'], brands: ['Ida'], currencies: ['EUR'], sizes: ['S', 'M'] };

const createProduct = (overrides: Partial<Product> = {}): Product => ({
  id: '0a1b2c3d4e5f6',
  garment: { category: 'One-Piece', type: 'wrap-dress', attributes: { style: ['wrap'] }, colors: [] },
  title: 'Wrap dress in jersey',
  language: 'en',
  brand: 'Ida',
  shop: 'Nordlicht',
  price: { amount: 80, currency: 'EUR' },
  url: 'https://nordlicht.example/p/1',
  sponsored: false,
  imageUrl: null,
  sizes: ['S', 'M'],
  score: 4,
  reasons: [
    {
      feature: 'waist:defined',
      bodyPart: 'Defined waist',
      attribute: 'style',
      value: 'wrap',
      displayName: 'Wrap',
      rating: 2,
      strength: 1,
      description: 'The wrap marks the waist.',
      evidence: 'convention',
    },
  ],
  cautions: [],
  ...overrides,
});

const presetSize = (query: string) =>
  query.includes('size=') ? query.replace(/[?&]size=$/, '') : `${query || '?'}${query && '&'}size=own`;

function open(answers: Record<string, ProductsResponse | Response>) {
  const lists = Object.fromEntries(
    Object.entries(answers).map(([query, response]) => [`GET /products${presetSize(query)}`, () => response]),
  );
  mockApi({ 'GET /products/choices': () => CHOICES, ...lists } as FakeHandlers);
  return renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
}
const createPage = (...items: Product[]): ProductsResponse => ({ items, next: null });

it('a product shows its price, its brand, its reason, and a link to its shop', async () => {
  open({ '': createPage(createProduct({ salePrice: { amount: 59.5, currency: 'EUR' }, sponsored: true })) });
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Ida')).toBeInTheDocument();
  expect(card.getByText('Now €59.50, before €80.00')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Wrap: it shows your waist.');
  expect(card.getByText('Advertising: Figura earns a commission on this link.')).toBeInTheDocument();
  const link = card.getByRole('link', { name: /See it at Nordlicht/ });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow sponsored');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it('a product without a reason says what to consider', async () => {
  const [reason] = createProduct().reasons;
  open({ '': createPage(createProduct({ reasons: [], cautions: [{ ...reason!, rating: -2 }] })) });
  expect(await screen.findByRole('article')).toHaveTextContent('But wrap: it hides your waist.');
});

it('prices can be narrowed to one currency if there are several', async () => {
  mockApi({
    'GET /products/choices': () => ({ ...CHOICES, currencies: ['EUR', 'USD'] }),
    'GET /products?size=own': () => createPage(createProduct()),
    'GET /products?currency=USD&size=own': () => createPage(createProduct({ title: 'Dress in dollars' })),
    'GET /products?occasion=work&currency=USD&size=own': () =>
      createPage(createProduct({ title: 'Dress for work' })),
  } as FakeHandlers);
  const { unmount } = renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
  fireEvent.change(await screen.findByLabelText('Prices in'), { target: { value: 'USD' } });
  expect(await screen.findByText('Dress in dollars')).toBeInTheDocument();
  fireEvent.click(screen.getByText('More filters'));
  fireEvent.change(screen.getByLabelText('Occasion'), { target: { value: 'work' } });
  expect(await screen.findByText('Dress for work')).toBeInTheDocument();
  expect(screen.getByText('More filters (1 chosen)')).toBeInTheDocument();
  unmount();

  open({ '': createPage(createProduct()) });
  await screen.findByRole('article');
  expect(screen.queryByLabelText('Prices in')).toBeNull();
});

it('a visit to a shop is counted, even if it opens in a background tab', async () => {
  const noted: string[] = [];
  mockApi({
    'GET /products?size=own': () => createPage(createProduct()),
    'GET /products/choices': () => CHOICES,
    'POST /products/0a1b2c3d4e5f6/clicks': () => {
      noted.push('click');
      return { message: 'The visit is counted.' };
    },
    'POST /follow-ups': () => {
      noted.push('follow-up');
      return { items: [] };
    },
  });
  renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
  const link = await screen.findByRole('link', { name: /See it at/ });
  fireEvent.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  await waitFor(() => expect(noted.sort()).toEqual(['click', 'click', 'follow-up', 'follow-up']));
});

it('a link without a commission is not marked as advertising', async () => {
  open({ '': createPage(createProduct()) });
  expect(await screen.findByRole('link', { name: /See it at/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  expect(screen.queryByText(/Advertising/)).not.toBeInTheDocument();
});

it('filters without results suggest what to loosen', async () => {
  const { person } = open({
    '': createPage(createProduct()),
    '?color=red': { ...createPage(), loosened: [{ without: 'color', found: 12 }] },
  });
  await screen.findByRole('article');
  await person.selectOptions(screen.getByLabelText('Color'), 'red');
  await person.click(await screen.findByRole('button', { name: 'Without the color: 12' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('two filters are loosened together if one is not enough', async () => {
  const { person } = open({
    '': createPage(createProduct()),
    '?color=red': { ...createPage(), loosened: [] },
    '?category=Tops&color=red': {
      ...createPage(),
      loosened: [{ without: 'category', and: 'color', found: 100 }],
    },
  });
  await screen.findByRole('article');
  await person.selectOptions(screen.getByLabelText('Color'), 'red');
  await person.selectOptions(screen.getByLabelText('Category'), 'Tops');
  await person.click(
    await screen.findByRole('button', { name: 'Without the category and the color: 100 or more' }),
  );
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('the page filters by size and coverage, counts hidden filters, and can loosen them', async () => {
  const { person } = open({
    '': createPage(createProduct()),
    '?size=M': createPage(createProduct({ title: 'Dress in M' })),
    '?sleeves=elbow&size=M': { ...createPage(), loosened: [{ without: 'sleeves', found: 1 }] },
  });
  expect(await screen.findByRole('option', { name: 'Size M' })).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Size'), 'M');
  expect(await screen.findByRole('heading', { name: 'Dress in M' })).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Sleeves'), 'To the elbow or longer');
  expect(screen.getByText('More filters (1 chosen)')).toBeInTheDocument();
  await person.click(await screen.findByRole('button', { name: 'Without the sleeves: 1' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

it('the own size is preset; one tap shows what it leaves out, also where nothing is left', async () => {
  const answers = {
    '': { ...createPage(createProduct({ title: 'In my size' })), inOtherSizes: 12 },
    '?size=': createPage(createProduct({ title: 'In any size' })),
    '?category=Tops': { ...createPage(), inOtherSizes: 100, loosened: [{ without: 'size', found: 100 }] },
    '?category=Tops&size=': createPage(createProduct({ title: 'Top in any size' })),
  } satisfies Record<string, ProductsResponse>;
  const { person, unmount } = open(answers);
  expect(await screen.findByText('In my size')).toBeInTheDocument();
  expect(screen.getByLabelText('Size')).toHaveDisplayValue('Size M');
  await person.selectOptions(screen.getByLabelText('Category'), 'Tops');
  await person.click(await screen.findByRole('button', { name: 'Without the size: 100 or more' }));
  expect(await screen.findByText('Top in any size')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Category'), '');
  expect(await screen.findByText('In other sizes only: 12.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show these too' }));
  expect(await screen.findByText('In any size')).toBeInTheDocument();
  expect(screen.getByLabelText('Size')).toHaveDisplayValue('Any size');
  unmount();
  open(answers);
  expect(await screen.findByText('In any size')).toBeInTheDocument();
});

it('the last chosen size is remembered for each category', async () => {
  const answers = {
    '': createPage(createProduct()),
    '?size=M': createPage(createProduct({ title: 'In M' })),
    '?category=Shoes': createPage(createProduct({ title: 'Brogues' })),
    '?category=Shoes&size=S': createPage(createProduct({ title: 'Brogues in S' })),
  };
  const { person, unmount } = open(answers);
  await screen.findByRole('article');
  await person.selectOptions(screen.getByLabelText('Size'), 'M');
  expect(await screen.findByText('In M')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Category'), 'Shoes');
  expect(await screen.findByText('Brogues')).toBeInTheDocument();
  expect(screen.getByLabelText('Size')).toHaveValue('own');
  await person.selectOptions(screen.getByLabelText('Size'), 'S');
  expect(await screen.findByText('Brogues in S')).toBeInTheDocument();
  unmount();
  const again = open(answers);
  expect(await screen.findByText('In M')).toBeInTheDocument();
  await again.person.selectOptions(screen.getByLabelText('Category'), 'Shoes');
  expect(await screen.findByText('Brogues in S')).toBeInTheDocument();
});

it.each([
  ['nothing', 'as a number', ['10', '12'], 0],
  ['nothing', 'in another region', ['UK 12', 'UK 14'], 0],
  ['“Not in your size”', 'in other sizes alone', ['XS', 'US 8'], 1],
  ['nothing', 'in numbers of an unknown region', ['38', '40'], 0],
])('a product says %s of sizes to a user who wears a US 12: %s', async (_said, _case, sizes, times) => {
  const user = createMeasuredUser();
  const own = { region: 'US' as const, top: 12, bottom: 14, shoe: 9 };
  mockApi({
    'GET /products/choices': () => CHOICES,
    'GET /products?size=own': () => createPage(createProduct({ sizes })),
  });
  renderApp(<Products />, { user: { ...user, preferences: { ...user.preferences, sizes: own } } });
  await screen.findByRole('article');
  expect(screen.queryAllByText('Not in your size', { ignore: 'dialog *' })).toHaveLength(times);
});

it('a product shows which size fits, and a pasted size chart fills in unknown sizes', async () => {
  const unknown = { level: null, better: null, from: null, sentence: 'Paste its size chart.' };
  const fitting = {
    level: 'fits',
    better: null,
    from: 'own',
    sentence: 'Size M of your chart fits.',
  } as const;
  let isPasted = false;
  const calls = mockApi({
    'GET /products?size=own': () => createPage(createProduct()),
    'GET /products/choices': () => CHOICES,
    'GET /products/0a1b2c3d4e5f6/size-fits': () => ({
      name: 'Ida',
      fits: [
        { size: 'S', ...unknown },
        { size: 'M', ...(isPasted ? fitting : unknown) },
      ],
    }),
    'POST /size-charts': ({ name }) => {
      isPasted = true;
      return { id: 'a-chart', name, rows: [] };
    },
  });
  const { person } = renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
  await person.click(await screen.findByRole('button', { name: 'Wrap dress in jersey' }));
  expect(await screen.findByRole('radio', { name: 'M' })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'Paste the shop’s size chart' }));
  expect(await screen.findByLabelText('Brand or shop')).toHaveValue('Ida');
  const rows = screen.getByLabelText('Chart rows');
  fireEvent.change(rows, { target: { value: 'Size | Bust\n12 | 38\n'.repeat(5_000) } });
  expect(rows).toHaveAccessibleDescription(/has at most 5,000 characters, and this has 100,000/);
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  fireEvent.change(rows, { target: { value: 'Size | Bust\nM | 38' } });
  await person.click(screen.getByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('radio', { name: 'M fits' })).toBeChecked();
  expect(screen.getByText('Size M of your chart fits.')).toBeVisible();
  expect(calls.filter(({ route }) => route === 'POST /size-charts')).toHaveLength(1);
});

it('the size filter says that no shop provides sizes', async () => {
  mockApi({
    'GET /products/choices': () => ({ ...CHOICES, sizes: [] }),
    'GET /products?size=own': () => createPage(createProduct()),
  });
  renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
  expect(await screen.findByRole('option', { name: 'No size information' })).toBeInTheDocument();
});

it('a list that has changed can be reloaded from the beginning', async () => {
  const { person } = open({
    '': { ...createPage(createProduct()), next: 'abc' },
    '?size=own&cursor=abc': createProblem(410, 'This list has changed.', { code: 'STALE_CURSOR' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await screen.findByText('The products have changed in the meantime.');
  expect(screen.getByRole('button', { name: 'Show them from the beginning' })).toBeInTheDocument();
});

it('the page shows an offer without lifetime access', async () => {
  open({ '': createProblem(403, 'Lifetime access is needed.', { code: 'PREMIUM_REQUIRED' }) });
  expect(await screen.findByRole('button', { name: 'Unlock Shops' })).toBeInTheDocument();
});

it('the page says so if no shop has products yet', async () => {
  mockApi({
    'GET /products/choices': () => ({ ...CHOICES, shops: [] }),
    'GET /products?size=own': () => createPage(),
  });
  renderApp(<Products />, { user: createMeasuredUser({ hasPaid: true }) });
  expect(await screen.findByText('There are no products yet')).toBeInTheDocument();
});

it('the page links to the preferences if they exclude everything', async () => {
  open({ '': createPage() });
  expect(await screen.findByText('Nothing within your preferences')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change preferences' })).toHaveAttribute('href', '/settings');
});

it("names a garment in the user's language if the shop's is another", async () => {
  open({ '': createPage(createProduct({ title: 'Wickelkleid aus Jersey', language: 'de' })) });
  expect(await screen.findByRole('heading', { name: 'Wrap dress' })).toBeVisible();
});
