import type { JourneyDto, PackingList } from '@figura/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { createGarment, createSomeLooks } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import Pack from './pack';

const LIST_ID = '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d12';
const LISTS = 'GET /packing-lists';
const PAID = createMeasuredUser({ hasPaid: true });

const createPiece = (slot: 'one-piece' | 'shoes' | 'layer', id: string) => ({
  slot,
  source: 'wardrobe' as const,
  id,
  garment: { ...createGarment(), ...(slot === 'layer' && { type: 'trench-coat' }) },
  name: `The ${id}`,
  packed: false,
});
const [DRESS, TUNIC, SHOES, COAT] = [
  createPiece('one-piece', 'dress'),
  createPiece('one-piece', 'tunic'),
  createPiece('shoes', 'shoes'),
  createPiece('layer', 'coat'),
];
const createPackingList = (overrides: Partial<PackingList> = {}): PackingList => ({
  id: LIST_ID,
  occasions: ['travel'],
  once: [],
  season: 'fall',
  temperature: null,
  rain: false,
  wind: false,
  from: ['wardrobe'],
  max: 60,
  pieces: [DRESS, TUNIC, SHOES, COAT],
  days: [
    { pieces: [TUNIC], changes: [] },
    { pieces: [DRESS, SHOES, COAT], changes: ['one-piece' as const] },
  ].map((worn) => ({ outfits: [{ occasion: 'travel', sentence: 'It rolls up small.', ...worn }] })),
  relaxed: [],
  missing: [],
  needed: null,
  repeats: false,
  createdAt: '2026-11-19T18:30:00.000Z',
  ...overrides,
});

const open = (handlers: FakeHandlers, { query = '', user = PAID } = {}) => ({
  calls: mockApi(handlers),
  ...renderApp(<Pack />, { user, route: `${paths.pack}${query}` }),
});
const getSentence = () => screen.getByRole('heading', { level: 1 });
const choose = async (person: ReturnType<typeof open>['person'], word: string, option: string) => {
  await person.click(screen.getByRole('button', { name: word }));
  await person.click(screen.getByRole('button', { name: option }));
};

it('the first trip is packed automatically, but not again after it is deleted', async () => {
  const lists: PackingList[] = [];
  const asked: unknown[] = [];
  const { person } = open({
    [LISTS]: () => ({ items: lists, next: null, hasPacked: asked.length > 0 }),
    'POST /packing-lists': (body) => {
      asked.push(body);
      lists.push(createPackingList());
      return lists[0]!;
    },
    [`DELETE /packing-lists/${LIST_ID}` as const]: () => {
      lists.pop();
      return new Response(null, { status: 204 });
    },
    [`POST /packing-lists/${LIST_ID}/restore` as const]: () => {
      lists.push(createPackingList());
      return lists[0]!;
    },
    [`GET /packing-lists/${LIST_ID}` as const]: () => lists[0]!,
  });
  await waitFor(() =>
    expect(getSentence()).toHaveTextContent('Two days, travel, fall: three to pack, one to travel in.'),
  );
  expect(asked).toEqual([expect.objectContaining({ days: 5, occasions: ['travel'], from: ['wardrobe'] })]);
  await person.click(screen.getByRole('button', { name: 'Delete this list' }));
  expect(await screen.findByRole('button', { name: 'Pack' })).toBeVisible();
  expect(getSentence()).toHaveFocus();
  expect(asked).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(getSentence()).toHaveTextContent('Two days, travel, fall: three to pack, one to travel in.'),
  );
});

it('a deleted trip is not packed again automatically', async () => {
  const { calls } = open({ [LISTS]: () => ({ items: [], next: null, hasPacked: true }) });
  expect(await screen.findByRole('button', { name: 'Pack' })).toBeVisible();
  expect(calls.map(({ route }) => route)).not.toContain('POST /packing-lists');
});

it('a trip that failed to pack can be packed with a click', async () => {
  let failures = 1;
  const lists: PackingList[] = [];
  const { person } = open({
    [LISTS]: () => ({ items: lists, next: null, hasPacked: lists.length > 0 }),
    'POST /packing-lists': () => {
      if (failures-- > 0) return createProblem(500, 'Broken', { code: 'INTERNAL' });
      lists.push(createPackingList());
      return lists[0]!;
    },
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Pack' }));
  await waitFor(() =>
    expect(getSentence()).toHaveTextContent('Two days, travel, fall: three to pack, one to travel in.'),
  );
});

it('a new trip with other days and occasions is packed with a click', async () => {
  const lists: PackingList[] = [createPackingList()];
  const asked: unknown[] = [];
  const { person } = open(
    {
      [LISTS]: () => ({ items: lists, next: null, hasPacked: lists.length > 0 }),
      'POST /packing-lists': (body) => {
        asked.push(body);
        return lists[0]!;
      },
    },
    { query: '?new' },
  );
  await choose(person, await screen.findByRole('button', { name: 'Five days' }).then(() => 'Five days'), '2');
  await person.click(screen.getByRole('button', { name: 'travel' }));
  await person.click(screen.getByRole('checkbox', { name: 'Evening out' }));
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(getSentence()).toHaveTextContent(/^Two days, travel and one evening out, \w+\.$/);
  await person.click(screen.getByRole('button', { name: 'Pack' }));
  await waitFor(() =>
    expect(getSentence()).toHaveTextContent('Two days, travel, fall: three to pack, one to travel in.'),
  );
  expect(asked).toEqual([
    expect.objectContaining({ days: 2, occasions: ['travel'], once: ['evening'], from: ['wardrobe'] }),
  ]);
});

it('changing a choice repacks the list immediately', async () => {
  const journeys: JourneyDto[] = [];
  const { person } = open({
    [LISTS]: () => ({ items: [createPackingList()], next: null, hasPacked: true }),
    [`PUT /packing-lists/${LIST_ID}` as const]: (journey) => {
      journeys.push(journey);
      return createPackingList({ season: null, temperature: 12, rain: false, pieces: [DRESS, SHOES] });
    },
  });
  await choose(person, (await screen.findByRole('button', { name: 'fall' })).textContent!, '54 °F');
  await waitFor(() => expect(getSentence()).toHaveTextContent('Two days, travel, 54 °F: pack two.'));
  expect(journeys).toEqual([
    {
      days: 2,
      occasions: ['travel'],
      once: [],
      temperature: 12,
      rain: false,
      wind: false,
      from: ['wardrobe'],
    },
  ]);
});

it('days are shown without the coat, and one click shows it on all of them', async () => {
  const { person } = open({ [LISTS]: () => ({ items: [createPackingList()], next: null, hasPacked: true }) });
  const [first, second] = within(
    await screen.findByRole('group', { name: 'What to wear when' }),
  ).getAllByRole('article');
  expect(within(first!).getByText('Wear on the way.')).toBeVisible();
  expect(second!).toHaveTextContent(/Day 2.*Change: \w+/);
  const coats = screen.getAllByRole('button', { name: 'Show the coat worn: The coat' });
  await person.click(coats[0]!);
  for (const coat of coats) expect(coat).toHaveAttribute('aria-pressed', 'true');
});

it('pieces can be ticked off, and a refused tick is reverted', async () => {
  const { person } = open({
    [LISTS]: () => ({ items: [createPackingList()], next: null, hasPacked: true }),
    [`PUT /packing-lists/${LIST_ID}/packed/wardrobe%3Adress` as const]: () => createPackingList(),
    [`PUT /packing-lists/${LIST_ID}/packed/wardrobe%3Acoat` as const]: () =>
      createProblem(404, 'This is gone.'),
  });
  const dress = await screen.findByRole('checkbox', { name: 'The dress 1 day' });
  await person.click(dress);
  expect(dress).toBeChecked();
  expect(screen.getByText('1 of 3')).toBeVisible();
  const worn = screen.getByRole('list', { name: 'You travel in' });
  expect(within(worn).getAllByRole('listitem').length).toBeGreaterThan(0);
  const coat = screen.getByRole('checkbox', { name: 'The coat over everything' });
  await person.click(coat);
  expect(await screen.findByText('This is gone.')).toBeVisible();
  expect(coat).not.toBeChecked();
  expect(dress).toBeChecked();
});

it.each([
  [{ missing: [{ occasion: 'travel' as const, lacks: ['shoes' as const] }] }, /^Travel .* needs shoes/],
  [{ missing: [{ occasion: 'work' as const, lacks: [] }] }, /^Work .* nothing here for it goes together/],
  [{ pieces: [], days: [{ outfits: [] }], needed: 14 }, /takes at least 14/],
  [{ repeats: true }, /some repeat/],
  [{ relaxed: ['occasion' as const] }, /suits its occasion/],
])('the list explains what it cannot do: %j', async (overrides, note) => {
  open({ [LISTS]: () => ({ items: [createPackingList(overrides)], next: null, hasPacked: true }) });
  expect(await screen.findByText(note)).toBeVisible();
});

it('packing is locked for a free account', async () => {
  open({ [LISTS]: () => ({ items: [], next: null, hasPacked: false }) }, { user: createMeasuredUser() });
  expect(await screen.findByRole('button', { name: 'Unlock Packing' })).toBeVisible();
});

it('a free account sees a sample trip with nothing to tick', async () => {
  const { person } = open(
    {
      [LISTS]: () => ({ items: [], next: null, hasPacked: false }),
      'GET /recommendations/best-looks': () => ({
        clothingByCategory: { Tops: createSomeLooks('top', 3), Bottoms: createSomeLooks('bottom', 3) },
        preview: true,
      }),
    },
    { user: createMeasuredUser() },
  );
  expect((await screen.findAllByText('The top-2'))[0]).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Five days' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('after a refund a list can be read and ticked, but not changed', async () => {
  const { calls, person } = open(
    {
      [LISTS]: () => ({ items: [createPackingList()], next: null, hasPacked: true }),
      [`PUT /packing-lists/${LIST_ID}/packed/wardrobe%3Adress` as const]: () => createPackingList(),
    },
    { user: createMeasuredUser() },
  );
  await person.click(await screen.findByRole('checkbox', { name: 'The dress 1 day' }));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Two days' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
  expect(calls.filter(({ route }) => route === `PUT /packing-lists/${LIST_ID}`)).toEqual([]);
});
