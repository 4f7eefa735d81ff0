import type { WardrobePiece, WardrobeResponse } from '@figura/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { aPiece } from '../../lib/testing/a-piece';
import { aGarment } from '../../lib/testing/a-recommendation';
import { aMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { aProblem, fakeApi } from '../../lib/testing/fake-api';
import { fakePictures } from '../../lib/testing/fake-pictures';
import { renderApp } from '../../lib/testing/render-app';
import Wardrobe from './wardrobe';

const { id: ID } = aPiece();
const OPENINGS = 'GET /outfits/openings';
const DAY = /^PUT \/wardrobe\/[\w-]+\/wears\/\d{4}-\d\d-\d\d$/;

const aPage = (items: WardrobePiece[], overrides: Partial<WardrobeResponse> = {}): WardrobeResponse => ({
  items,
  next: null,
  total: items.length,
  held: items.length,
  wishes: 0,
  limit: 10,
  ...overrides,
});
const open = (handlers: object, route = '/wardrobe') => ({
  calls: fakeApi(handlers as FakeHandlers),
  ...renderApp(<Wardrobe />, { user: aMeasuredUser(), route }),
});

/** Says what an answer about the user says after another device has limited the advice. */
function NeverSkirts() {
  const { user, setUser } = useSession();
  const limit = () => setUser({ ...user!, preferences: { ...user!.preferences, never: ['skirts'] } });
  return <button onClick={limit}>never skirts</button>;
}

it('an empty wardrobe starts with the ten worn most, and takes a list', async () => {
  let pieces: WardrobePiece[] = [];
  const { calls, person } = open({
    'GET /wardrobe': () => aPage(pieces),
    'POST /wardrobe/lines': ({ texts }: { texts: string[] }) => {
      pieces = texts.map((name, index) => aPiece({ id: `${index}${ID.slice(1)}`, name }));
      return { items: pieces, rest: [], header: null };
    },
  });
  expect(await screen.findByText('Start with the ten you wear most.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add pieces' }));
  await person.type(screen.getByLabelText('What do you own?'), 'black skirt{Enter}white shirt');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  expect(await screen.findByText(/2 pieces were added/)).toBeVisible();
  expect(screen.getByText('white shirt')).toBeVisible();
  const sent = calls.find(({ route }) => route === 'POST /wardrobe/lines')!;
  expect(sent.body).toEqual({ id: expect.any(String), texts: ['black skirt', 'white shirt'] });
});

it('a list that is refused stays as it was typed, with the line that is at fault', async () => {
  const { person } = open({
    'GET /wardrobe': () => aPage([]),
    'POST /wardrobe/lines': () => aProblem(400, 'Line 1: We found no garment.', { code: 'NOT_A_GARMENT' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Add pieces' }));
  await person.type(screen.getByLabelText('What do you own?'), 'Lisbon');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  expect(await screen.findByText('Line 1: We found no garment.')).toBeVisible();
  expect(screen.getByLabelText('What do you own?')).toHaveValue('Lisbon');
});

it('a list is added as far as it can be read; the rest stays to be corrected and is sent again, with its header', async () => {
  const noGarment = { code: 'NOT_A_GARMENT', error: 'We found no garment in these words.' };
  const full = { code: 'QUOTA_USED', error: '10 pieces are free.' };
  const { calls, person } = open({
    'GET /wardrobe': () => aPage([]),
    'POST /wardrobe/lines': ({ texts }: { texts: string[] }) =>
      texts.includes('Lisbon,M')
        ? {
            items: [aPiece()],
            rest: [
              { line: 3, text: 'Lisbon,M', ...noGarment },
              { line: 4, text: 'Porto,"a\nb"', ...noGarment },
              { line: 6, text: 'Coat,L', ...full },
            ],
            header: 'Name,Size',
          }
        : { items: [aPiece()], rest: [], header: 'Name,Size' },
  });
  await person.click(await screen.findByRole('button', { name: 'Add pieces' }));
  const text = screen.getByLabelText('What do you own?');
  await person.click(text);
  await person.paste('Name,Size\nSkirt,S\nLisbon,M\nPorto,"a\nb"\nCoat,L');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  expect(await screen.findByText('One piece was added. 3 are left to correct.')).toBeVisible();
  expect(text).toHaveValue('Name,Size\nLisbon,M\nPorto,"a\nb"\nCoat,L');
  expect(screen.getByText('Line 2: Lisbon,M')).toBeVisible();
  expect(screen.getByText('Line 3: Porto,"a b"')).toBeVisible();
  expect(screen.getByText('Line 5: Coat,L')).toBeVisible();
  expect(screen.getAllByText(noGarment.error)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Get lifetime access' })).toBeVisible();

  await person.clear(text);
  await person.click(text);
  await person.paste('Name,Size\nLisbon dress,M');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  await waitFor(() => expect(screen.queryByLabelText('What do you own?')).not.toBeInTheDocument());
  const ids = calls
    .filter(({ route }) => route === 'POST /wardrobe/lines')
    .map(({ body }) => (body as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
});

it('a full free wardrobe says what to do', async () => {
  const { person } = open({
    'GET /wardrobe': () => aPage([aPiece()]),
    'POST /wardrobe/lines': () => aProblem(403, '10 pieces are free.', { code: 'QUOTA_USED' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Add pieces' }));
  await person.type(screen.getByLabelText('What do you own?'), 'red skirt');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  expect(await screen.findByText('10 pieces are free.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get lifetime access' })).toBeVisible();
});

it('one tap says that a piece was worn today, and what a wear has cost', async () => {
  const priced = aPiece({ price: { amount: 90, currency: 'USD' }, wears: ['2026-01-05'] });
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const route = `${method} ${new URL(url).pathname.slice('/api'.length)}`;
    calls.push(route);
    const day = route.split('/').pop()!;
    if (route === OPENINGS) return new Response(JSON.stringify({ pieces: [], gaps: [] }));
    const body = DAY.test(route) ? { ...priced, wears: [day, '2026-01-05'], timesWorn: 2 } : aPage([priced]);
    return new Response(JSON.stringify(body));
  };
  const { person } = renderApp(<Wardrobe />, { user: aMeasuredUser() });
  expect(await screen.findByText('Worn once · $90.00 a wear')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Party dress: worn today' }));
  expect(await screen.findByText('Worn 2 times · $45.00 a wear')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Party dress: worn today' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(calls.filter((route) => DAY.test(route))).toHaveLength(1);
});

it('a piece says how it was worn, what it opens, and leads to outfits around it', async () => {
  const { person } = open({
    'GET /wardrobe': () =>
      aPage([aPiece({ price: { amount: 90, currency: 'USD' }, wears: ['2025-01-05', '2025-01-01'] })]),
    [OPENINGS]: () => ({ pieces: [{ id: ID, opens: 9 }], gaps: [] }),
  });
  await person.click(await screen.findByRole('button', { name: 'Open Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  for (const fact of ['2 times', '$45.00', '9 outfits']) expect(sheet.getByText(fact)).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Put outfits together around it' })).toHaveAttribute(
    'href',
    `/outfits-occasions?anchor=wardrobe%3A${ID}`,
  );
});

it('what would open the most follows what the user never wears', async () => {
  let gaps = [{ itemId: 'a-skirt', name: 'Pleated skirt', garment: aGarment(), opens: 4 }];
  fakeApi({
    'GET /wardrobe': () => aPage([aPiece()]),
    [OPENINGS]: () => ({ pieces: [], gaps }),
  } as FakeHandlers);
  const { person } = renderApp(
    <>
      <Wardrobe />
      <NeverSkirts />
    </>,
    { user: aMeasuredUser() },
  );
  expect(await screen.findByText('Pleated skirt')).toBeVisible();
  gaps = [];
  await person.click(screen.getByText('never skirts'));
  await waitFor(() => expect(screen.queryByText('Pleated skirt')).not.toBeInTheDocument());
});

it('the days on which a piece was worn are listed, taken back, noted again, and others are added', async () => {
  let wears = ['2025-01-05', '2025-01-01'];
  const noted = (day: string, isWorn: boolean) => () => {
    wears = [...wears.filter((each) => each !== day), ...(isWorn ? [day] : [])].sort().reverse();
    return aPiece({ wears });
  };
  const { calls, person } = open({
    'GET /wardrobe': () => aPage([aPiece({ wears })]),
    [OPENINGS]: () => ({ pieces: [], gaps: [] }),
    [`DELETE /wardrobe/${ID}/wears/2025-01-05`]: noted('2025-01-05', false),
    [`PUT /wardrobe/${ID}/wears/2025-01-05`]: noted('2025-01-05', true),
    [`PUT /wardrobe/${ID}/wears/2025-02-14`]: noted('2025-02-14', true),
  });
  await person.click(await screen.findByRole('button', { name: 'Open Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.click(await sheet.findByText('Worn on'));
  const days = () => sheet.getAllByRole('listitem').map((item) => item.textContent);
  expect(days()).toEqual(['January 5, 2025Not worn', 'January 1, 2025Not worn']);
  await person.click(sheet.getByRole('button', { name: 'Not worn on January 5, 2025' }));
  expect(await sheet.findByText('Once')).toBeVisible();
  await person.click(await sheet.findByRole('button', { name: 'Undo: worn on January 5, 2025' }));
  expect(await sheet.findByText('2 times')).toBeVisible();
  await person.type(sheet.getByLabelText('Another day'), '2025-02-14');
  await person.click(sheet.getByRole('button', { name: 'Add this day' }));
  expect(await sheet.findByText('3 times')).toBeVisible();
  await waitFor(() => expect(days()[0]).toBe('February 14, 2025Not worn'));
  expect(calls.filter(({ route }) => route.includes('/wears/'))).toHaveLength(3);
});

it('a wardrobe says which piece would open the most, and where to try it', async () => {
  open({
    'GET /wardrobe': () => aPage([aPiece()]),
    [OPENINGS]: () => ({
      pieces: [],
      gaps: [{ itemId: 'straight', name: 'Mid-Rise Straight Trousers', garment: aGarment(), opens: 11 }],
    }),
  });
  const gaps = within(await screen.findByRole('region', { name: 'What would open the most' }));
  expect(gaps.getByText('would open 11 outfits')).toBeVisible();
  expect(await gaps.findByRole('link')).toHaveAttribute(
    'href',
    '/fitting-room?text=Mid-Rise+Straight+Trousers',
  );
});

it('a paid wardrobe says once it is asked what to take to a tailor and what to pass on', async () => {
  const handlers = {
    'GET /wardrobe': () => aPage([aPiece()]),
    'GET /wardrobe/advice': () => ({
      alter: [
        {
          id: ID,
          name: 'Party dress',
          level: 'poor',
          becomes: 'good',
          gain: 0.5,
          sentence: 'Have the hem taken up.',
          reasons: ['Your legs are short.', 'Your knee is there.'],
        },
      ],
      passOn: [{ id: `1${ID.slice(1)}`, name: 'Old coat', level: 'poor', reasons: ['It adds width.'] }],
    }),
  } as unknown as FakeHandlers;
  const calls = fakeApi(handlers);
  const { person } = renderApp(<Wardrobe />, { user: aMeasuredUser({ hasPaid: true }) });
  const asked = () => calls.filter(({ route }) => route === 'GET /wardrobe/advice').length;
  const summary = await screen.findByText('What to alter or pass on');
  expect(asked()).toBe(0);
  await person.click(summary);
  expect(
    await screen.findByText('Have the hem taken up. “Others do more” becomes “Good on you”.'),
  ).toBeVisible();
  expect(screen.getByText('Your legs are short. Your knee is there.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Old coat' })).toBeVisible();
  expect(asked()).toBe(1);
  await person.click(screen.getByRole('button', { name: 'Open Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(await sheet.findByRole('heading', { name: 'Take to a tailor' })).toBeVisible();
  expect(sheet.getByText(/^Have the hem taken up\. “Others do more” becomes/)).toBeVisible();
});

it('a free wardrobe has no such list', async () => {
  open({ 'GET /wardrobe': () => aPage([aPiece()]) });
  expect(await screen.findByText('Party dress')).toBeVisible();
  expect(screen.queryByText('What to alter or pass on')).not.toBeInTheDocument();
});

it('a search asks for its words, and says when nothing fits', async () => {
  const { person } = open({
    'GET /wardrobe': () => aPage([aPiece()]),
    'GET /wardrobe?q=coat': () => aPage([], { held: 1 }),
  });
  await person.type(await screen.findByLabelText('Search'), 'coat');
  expect(await screen.findByText('No piece fits these words.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('Party dress')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('');
});

it('selected pieces are taken out together, and come back', async () => {
  let pieces = [aPiece(), aPiece({ id: `1${ID.slice(1)}`, name: 'Blue shirt' })];
  const all = pieces;
  const remove = (id: string) => () => {
    pieces = pieces.filter((piece) => piece.id !== id);
    return aPiece({ id });
  };
  const { person } = open({
    'GET /wardrobe': () => aPage(pieces),
    ...Object.fromEntries(all.map(({ id }) => [`DELETE /wardrobe/${id}`, remove(id)])),
    ...Object.fromEntries(
      all.map((piece) => [
        `POST /wardrobe/${piece.id}/restore`,
        () => {
          pieces = [...pieces, piece];
          return piece;
        },
      ]),
    ),
  });
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('button', { name: 'Select Party dress' }));
  await person.click(screen.getByRole('button', { name: 'Select Blue shirt' }));
  await person.click(screen.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(/2 pieces were taken out/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Blue shirt')).toBeVisible();
});

it('a piece that was added and could not be taken back is taken out and comes back, by what is said of that', async () => {
  let pieces: WardrobePiece[] = [];
  let isAway = true;
  const { person } = open({
    'GET /wardrobe': () => aPage(pieces),
    'POST /wardrobe/lines': () => {
      pieces = [aPiece()];
      return { items: pieces, rest: [], header: null };
    },
    [`DELETE /wardrobe/${ID}`]: () => {
      if (isAway) return aProblem(503, 'Away.');
      pieces = [];
      return aPiece();
    },
    [`POST /wardrobe/${ID}/restore`]: () => {
      pieces = [aPiece()];
      return aPiece();
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Add pieces' }));
  await person.type(screen.getByLabelText('What do you own?'), 'party dress');
  await person.click(screen.getByRole('button', { name: 'Add to wardrobe' }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This could not be undone just now.')).toBeVisible();
  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Open Party dress' }));
  await person.click(screen.getByRole('button', { name: 'Take it out' }));
  expect(await screen.findByText(/One piece was taken out/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Open Party dress' })).toBeVisible();
});

it.each([
  [{ held: 12, wishes: 0 }, '12 pieces. All of it stays.'],
  [{ held: 10, wishes: 1 }, '10 pieces and one wish. All of it stays.'],
  [{ held: 10, wishes: 0 }, '10 of 10'],
  [{ held: 1, wishes: 2 }, '1 and 2 wishes, of 10'],
])('a wardrobe with %j for ten says so', async (page, said) => {
  open({ 'GET /wardrobe': () => aPage([aPiece()], page) });
  expect(await screen.findByText(said, { exact: said.endsWith('of 10') })).toBeVisible();
});

it('a piece is changed in its sheet', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => aPage([aPiece()]),
    [`PATCH /wardrobe/${ID}`]: (body: object) => aPiece(body),
  });
  await person.click(await screen.findByRole('button', { name: 'Open Party dress' }));
  const sheet = screen.getByRole('dialog');
  await person.clear(within(sheet).getByLabelText('Name'));
  await person.type(within(sheet).getByLabelText('Name'), 'Garden dress');
  await person.type(within(sheet).getByLabelText('Price'), '89,5');
  await person.type(within(sheet).getByLabelText('Brand'), ' Ada ');
  await person.click(within(sheet).getByLabelText('Red'));
  await person.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Garden dress')).toBeVisible();
  const { body } = calls.find(({ route }) => route.startsWith('PATCH'))!;
  expect(body).toMatchObject({
    name: 'Garden dress',
    price: { amount: 89.5, currency: 'USD' },
    note: null,
    brand: 'Ada',
    size: null,
  });
  expect((body as { garment: WardrobePiece['garment'] }).garment.colors[0]!.name).toBe('Red');
});

it('a photograph of a piece is cropped, and stays to be sent again when that fails', async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  fakePictures();
  let isAway = true;
  const photoUrl = `/wardrobe/${ID}/photo/name`;
  const { calls, person } = open({
    'GET /wardrobe': () => aPage([aPiece()]),
    [`PUT /wardrobe/${ID}/photo`]: () => (isAway ? aProblem(503, 'Away.') : aPiece({ photoUrl })),
    [`GET ${photoUrl}`]: () => ({}),
  });
  await person.click(await screen.findByRole('button', { name: 'Open Party dress' }));
  await screen.findByLabelText('Choose a photograph');
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose a photograph'), { target: { files: [file] } });
  choose(new File(['abc'], 'me.heic', { type: 'image/heic' }));
  expect(screen.getByText(/^Browsers cannot open HEIC pictures\./)).toBeVisible();
  choose(new File(['abc'], 'me.png', { type: 'image/png' }));
  const use = await screen.findByRole('button', { name: 'Use this picture', busy: false });
  await person.click(use);
  expect(await screen.findByText('Away.')).toBeVisible();
  isAway = false;
  await person.click(use);
  expect(await screen.findByLabelText('Change the photograph')).toBeInTheDocument();
  const bodies = calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body as FormData);
  expect(bodies.map((body) => (body.get('photo') as File).type)).toEqual(['image/jpeg', 'image/jpeg']);
});

it('a wardrobe that cannot be loaded says so, and is asked for again', async () => {
  let isThere = false;
  const { person } = open({ 'GET /wardrobe': () => (isThere ? aPage([aPiece()]) : aProblem(503, 'Away.')) });
  await screen.findByText('Your wardrobe could not be loaded.');
  isThere = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Party dress')).toBeVisible());
});

it('a wish is taken into the wardrobe by one tap', async () => {
  const { calls, person } = open(
    {
      'GET /wardrobe?wish=true': () => aPage([aPiece({ wish: true })], { held: 0, wishes: 1 }),
      [`PATCH /wardrobe/${ID}`]: () => aPiece(),
    },
    '/wardrobe?show=wishes',
  );
  await person.dblClick(await screen.findByRole('button', { name: /^Bought it.*Party dress/ }));
  await waitFor(() => expect(screen.getByText('In your wardrobe')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /worn today/ })).not.toBeInTheDocument();
  expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { wish: false },
  ]);
});

it('a wish leads to searches for one like it, whatever it is called', async () => {
  let isThere = false;
  const alike = {
    searchWords: ['wrap dress', 'knee length'],
    searches: [{ name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress' }],
  };
  const { person } = open(
    {
      'GET /wardrobe?wish=true': () => aPage([aPiece({ wish: true })], { held: 0, wishes: 1 }),
      [`GET /wardrobe/${ID}/alike`]: () => (isThere ? alike : aProblem(503, 'Away.')),
    },
    '/wardrobe?show=wishes',
  );
  await person.click(await screen.findByRole('button', { name: /^Find one like this.*Party dress/ }));
  const sheet = within(screen.getByRole('dialog'));
  const again = await sheet.findByRole('button', { name: 'Try again' });
  isThere = true;
  await person.click(again);
  const find = within(await sheet.findByRole('region', { name: 'Find one like this' }));
  expect(find.getByText('wrap dress knee length')).toBeVisible();
  expect(find.getByRole('link', { name: /^Search Vinted/ })).toHaveAttribute('href', alike.searches[0]!.url);
});
