import type { AddPieceDto, ReadLinesResponse, WardrobePiece, WardrobeResponse } from '@figura/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '../../lib/session/session';
import { fill, fillAndSubmit } from '../../lib/testing/fill';
import { createPiece } from '../../lib/testing/a-piece';
import { createGarment } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { fakePictures } from '../../lib/testing/fake-pictures';
import { renderApp } from '../../lib/testing/render-app';
import { formatToday } from '../../lib/text/today';
import Wardrobe from './wardrobe';

const { id: ID } = createPiece();
const OPENINGS = 'GET /outfits/openings';
const COMPANIONS = `GET /outfits/openings/${ID}`;
const READ = 'POST /wardrobe/lines/read';

const createReading = ({ texts }: { texts: string[] }): ReadLinesResponse => ({
  header: null,
  lines: texts.map((text, index) => ({
    line: index + 1,
    text,
    name: text.replace(/, \$\d+$/, ''),
    ...(text.includes('dress')
      ? { garment: createGarment() }
      : { code: 'NOT_A_GARMENT', error: 'We found no garment in these words. Say what it is.' }),
    ...(text.endsWith('$49') && { price: { amount: 49, currency: 'USD' } }),
  })),
});

const createPage = (items: WardrobePiece[], overrides: Partial<WardrobeResponse> = {}): WardrobeResponse => ({
  items,
  next: null,
  total: items.length,
  held: items.length,
  categories: items.length === 0 ? [] : [{ category: 'One-Piece', count: items.length }],
  inWash: 0,
  wishes: 0,
  limit: 10,
  ...overrides,
});
const open = (handlers: object, route = '/wardrobe') => ({
  calls: mockApi(handlers as FakeHandlers),
  ...renderApp(<Wardrobe />, { user: createMeasuredUser(), route }),
});

function NeverSkirts() {
  const { user, setUser } = useSession();
  const limit = () => setUser({ ...user!, preferences: { ...user!.preferences, never: ['skirts'] } });
  return <button onClick={limit}>never skirts</button>;
}

it('the suggested gaps follow what the user never wears', async () => {
  let gaps = [{ itemId: 'a-skirt', name: 'Pleated skirt', garment: createGarment(), opens: 4 }];
  mockApi({
    'GET /wardrobe': () => createPage([createPiece()]),
    [OPENINGS]: () => ({ pieces: [], gaps }),
  } as FakeHandlers);
  const { person } = renderApp(
    <>
      <Wardrobe />
      <NeverSkirts />
    </>,
    { user: createMeasuredUser() },
  );
  expect(await screen.findByText('Pleated skirt')).toBeVisible();
  gaps = [];
  await person.click(screen.getByText('never skirts'));
  await waitFor(() => expect(screen.queryByText('Pleated skirt')).not.toBeInTheDocument());
});

it('the days on which a piece was worn are listed, and can be removed, restored, and added', async () => {
  let wears = ['2025-01-05', '2025-01-01'];
  const createWearHandler = (day: string, isWorn: boolean) => () => {
    wears = [...wears.filter((wear) => wear !== day), ...(isWorn ? [day] : [])].sort().reverse();
    return createPiece({ wears });
  };
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece({ wears })]),
    [OPENINGS]: () => ({ pieces: [], gaps: [] }),
    [`DELETE /wardrobe/${ID}/wears/2025-01-05`]: createWearHandler('2025-01-05', false),
    [`PUT /wardrobe/${ID}/wears/2025-01-05`]: createWearHandler('2025-01-05', true),
    [`PUT /wardrobe/${ID}/wears/2025-02-14`]: createWearHandler('2025-02-14', true),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.click(await sheet.findByText('Worn on'));
  const listDays = () => sheet.getAllByRole('listitem').map((item) => item.textContent);
  expect(listDays()).toEqual(['January 5, 2025Not worn', 'January 1, 2025Not worn']);
  await person.click(sheet.getByRole('button', { name: 'Not worn on January 5, 2025' }));
  expect(await sheet.findByText('Worn once, on January 1, 2025.')).toBeVisible();
  await person.click(await sheet.findByRole('button', { name: 'Undo: worn on January 5, 2025' }));
  expect(await sheet.findByText('Worn 2×, last on January 5, 2025.')).toBeVisible();
  await fill(person, sheet.getByLabelText('Another day'), '2025-02-14');
  await person.click(sheet.getByRole('button', { name: 'Add this day' }));
  expect(await sheet.findByText('Worn 3×, last on February 14, 2025.')).toBeVisible();
  await waitFor(() => expect(listDays()[0]).toBe('February 14, 2025Not worn'));
  expect(calls.filter(({ route }) => route.includes('/wears/'))).toHaveLength(3);
});

it('the wardrobe names the piece that would add most outfits, with a link to try it', async () => {
  open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [OPENINGS]: () => ({
      pieces: [],
      gaps: [{ itemId: 'straight', name: 'Mid-Rise Straight Trousers', garment: createGarment(), opens: 11 }],
    }),
  });
  const gaps = within(await screen.findByRole('region', { name: 'What would add the most outfits' }));
  expect(gaps.getByText('would add 11 outfits')).toBeVisible();
  expect(await gaps.findByRole('link')).toHaveAttribute(
    'href',
    '/fitting-room?text=Mid-Rise+Straight+Trousers',
  );
});

it('a paid wardrobe loads advice on what to alter or pass on only on demand', async () => {
  const handlers = {
    'GET /wardrobe': () => createPage([createPiece()]),
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
  const calls = mockApi(handlers);
  const { person } = renderApp(<Wardrobe />, { user: createMeasuredUser({ hasPaid: true }) });
  const asked = () => calls.filter(({ route }) => route === 'GET /wardrobe/advice').length;
  const summary = await screen.findByText('What to alter or pass on');
  expect(asked()).toBe(0);
  await person.click(summary);
  expect(
    await screen.findByText('Have the hem taken up. “Not your best” becomes “Good on you”.'),
  ).toBeVisible();
  expect(screen.getByText('Your legs are short. Your knee is there.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Old coat' })).toBeVisible();
  expect(asked()).toBe(1);
  await person.click(screen.getByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(await sheet.findByRole('heading', { name: 'Take to a tailor' })).toBeVisible();
  expect(sheet.getByText(/^Have the hem taken up\. “Not your best” becomes/)).toBeVisible();
});

it('a free wardrobe has no advice on what to alter or pass on', async () => {
  open({ 'GET /wardrobe': () => createPage([createPiece()]) });
  expect(await screen.findByText('Party dress')).toBeVisible();
  expect(screen.queryByText('What to alter or pass on')).not.toBeInTheDocument();
});

it('an empty wardrobe is filled by tapping pieces, and then asks for their colors', async () => {
  let pieces: WardrobePiece[] = [];
  const { calls, person } = open({
    'GET /wardrobe': () => createPage(pieces),
    'POST /wardrobe': ({ name, garment }: AddPieceDto) => {
      const piece = createPiece({
        id: `${pieces.length}${ID.slice(1)}`,
        name: name!,
        garment: garment as WardrobePiece['garment'],
      });
      pieces = [...pieces, piece];
      return piece;
    },
    [`PATCH /wardrobe/1${ID.slice(1)}`]: (body: object) => ({ ...pieces[1]!, ...body }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tap what you own.' })).toBeVisible();
  const tee = screen.getByRole('button', { name: 'White T-shirt' });
  await person.click(screen.getByRole('button', { name: 'Blazer' }));
  await person.click(tee);
  expect(tee).toHaveAttribute('aria-pressed', 'true');
  await person.click(screen.getByRole('button', { name: 'Add 2 pieces' }));
  expect(await screen.findByRole('heading', { name: 'What colors are they?' })).toBeVisible();
  const sent = calls.filter(({ route }) => route === 'POST /wardrobe').map(({ body }) => body);
  expect(sent).toMatchObject([
    { name: 'White T-shirt', garment: { type: 't-shirt' } },
    { name: 'Blazer', garment: { type: 'blazer', colors: [{ name: 'Navy' }] } },
  ]);
  const colors = within(screen.getByRole('group', { name: 'Color of Blazer' }));
  await person.click(colors.getByLabelText('Navy'));
  expect(await screen.findByText('Navy blazer')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'White T-shirt' })).toBeVisible();
});

it('saving a color while the wardrobe is loading keeps the pieces just added', async () => {
  let pieces: WardrobePiece[] = [];
  let isColored = false;
  const { person } = open({
    'GET /wardrobe': async () => {
      const page = createPage(pieces);
      if (pieces.length > 0) await waitFor(() => expect(isColored).toBe(true));
      return page;
    },
    'POST /wardrobe': ({ garment }: AddPieceDto) => {
      pieces = [createPiece({ garment: garment as WardrobePiece['garment'], name: 'Blazer' })];
      return pieces[0];
    },
    [`PATCH /wardrobe/${ID}`]: (body: object) => {
      pieces = [{ ...pieces[0]!, ...body }];
      return pieces[0];
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Blazer' }));
  await person.click(screen.getByRole('button', { name: 'Add one piece' }));
  await person.click(within(await screen.findByRole('group', { name: /Blazer/ })).getByLabelText('Camel'));
  await waitFor(() => expect(pieces[0]!.name).toBe('Camel blazer'));
  isColored = true;
  await person.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Camel blazer' })).toBeVisible();
});

it('words are read while typing, missing values can be tapped, and the next piece can follow', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [READ]: createReading,
    'POST /wardrobe': ({ id, name, garment }: AddPieceDto) =>
      createPiece({ id: id!, name: name!, garment: garment as WardrobePiece['garment'] }),
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  const words = screen.getByLabelText('What is it?');
  await fill(person, words, 'ink dress, $49');
  expect(await screen.findByRole('button', { name: 'Length: Hem at the knee' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Sleeve length?' }));
  await person.click(screen.getByRole('radio', { name: /wrist/i }));
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('ink dress, $49 is added.')).toBeVisible();
  expect(words).toHaveValue('');
  expect(words).toHaveFocus();
  const sent = calls.find(({ route }) => route === 'POST /wardrobe')!.body as AddPieceDto;
  expect(sent).toMatchObject({ name: 'ink dress', price: { amount: 49 }, garment: { type: 'wrap-dress' } });
  expect(sent.garment!.attributes['sleeveLength']).toEqual(['wrist']);
  await person.click(screen.getByRole('button', { name: 'Done, 1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Done adds the typed piece before it closes', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [READ]: createReading,
    'POST /wardrobe': ({ id, name }: AddPieceDto) => createPiece({ id: id!, name: name! }),
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  await fill(person, screen.getByLabelText('What is it?'), 'ink dress');
  await screen.findByRole('button', { name: 'Length: Hem at the knee' });
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = calls.filter(({ route }) => route === 'POST /wardrobe').map(({ body }) => body);
  expect(sent).toMatchObject([{ name: 'ink dress' }]);
});

it('unreadable words stay with the reason, and a full wardrobe offers lifetime access', async () => {
  const problems = [
    createProblem(400, 'We found no garment.', { code: 'NOT_A_GARMENT' }),
    createProblem(403, '10 pieces are free.', { code: 'QUOTA_USED' }),
  ];
  const { person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    'POST /wardrobe/lines': () => problems.shift()!,
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  const words = screen.getByLabelText('What is it?');
  const refusal = /^We found no garment in these words/;
  await fillAndSubmit(person, words, 'Lisbon');
  expect(await screen.findByText(refusal)).toBeVisible();
  await person.type(words, 's');
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  await person.type(words, '{Backspace}{Enter}');
  expect(await screen.findByText('10 pieces are free.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get lifetime access' })).toBeVisible();
  expect(screen.getByLabelText('What is it?')).toHaveValue('Lisbon');
});

it('a list is previewed before it is added, and an unreadable line stays as a draft', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [READ]: createReading,
    'POST /wardrobe/lines': ({ texts }: { texts: string[] }) => ({
      items: texts.map((name, index) => createPiece({ id: `${index}${ID.slice(1)}`, name })),
      rest: [],
      header: null,
    }),
    'POST /wardrobe': ({ id, name }: AddPieceDto) => createPiece({ id: id!, name: name! }),
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  await person.click(screen.getByRole('tab', { name: 'List or CSV' }));
  await person.click(screen.getByLabelText('Your list'));
  await person.paste('red dress, $49\nthe blue thing\nLisbon\nold dress');
  await person.click(screen.getByRole('button', { name: 'Read the list' }));
  expect(await screen.findByText('4 lines, 2 read.')).toBeVisible();
  expect(screen.getByText('$49.00')).toBeVisible();
  const lines = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
  const [blue, lisbon] = lines.map((item) => within(item));
  expect(blue!.getByText('We found no garment in these words. What is it?')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: 'Add old dress' }));
  await person.click(blue!.getByRole('button', { name: 'Top' }));
  expect(await screen.findByRole('checkbox', { name: 'Add the blue thing' })).toBeChecked();
  expect(lisbon!.getByText('Line 3')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add 2 pieces' }));
  expect(await screen.findByText('2 pieces are added. One line stays here as a draft.')).toBeVisible();
  const bodies = calls.filter(({ route }) => route.startsWith('POST /wardrobe')).map(({ body }) => body);
  expect(bodies).toContainEqual({ id: expect.any(String), texts: ['red dress, $49'] });
  expect(bodies).toContainEqual(
    expect.objectContaining({ name: 'the blue thing', garment: expect.objectContaining({ type: 'top' }) }),
  );
  await person.click(screen.getByRole('button', { name: 'Paste again' }));
  expect(screen.getByLabelText('Your list')).toHaveValue('Lisbon');
});

it('a spreadsheet without a header asks for the column names', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [READ]: (body: { texts: string[] }) => ({
      ...createReading(body),
      ...(!body.texts[0]!.startsWith('name') && {
        table: { delimiter: ';', rows: [['red dress', 'M', '49.90']] },
      }),
    }),
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  await person.click(screen.getByRole('tab', { name: 'List or CSV' }));
  await person.click(screen.getByLabelText('Your list'));
  await person.paste('red dress;M;49.90');
  await person.click(screen.getByRole('button', { name: 'Read the list' }));
  expect(await screen.findByLabelText('Column 1: red dress')).toHaveValue('name');
  expect(screen.getByLabelText('Column 2: M')).toHaveValue('size');
  await person.selectOptions(screen.getByLabelText('Column 2: M'), 'Color');
  await person.click(screen.getByRole('button', { name: 'Read the rows' }));
  expect(await screen.findByText(/^2 lines/)).toBeVisible();
  const sent = calls.filter(({ route }) => route === READ).at(-1)!;
  expect(sent.body).toEqual({ texts: ['name;color;price', 'red dress;M;49.90'] });
});

it('a piece in a photo is described by three taps, and the photo is sent after the piece', async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  fakePictures();
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    'POST /wardrobe': ({ name }: AddPieceDto) => createPiece({ name: name! }),
    [`PUT /wardrobe/${ID}/photo`]: () => createPiece({ photoUrl: `/wardrobe/${ID}/photo/name` }),
  });
  await person.click(await screen.findByRole('button', { name: '+ Add' }));
  await person.click(screen.getByRole('tab', { name: 'Photo' }));
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [file] } });
  choose(new File(['abc'], 'me.heic', { type: 'image/heic' }));
  expect(await screen.findByText(/^Browsers cannot open HEIC pictures\./)).toBeVisible();
  choose(new File(['abc'], 'me.png', { type: 'image/png' }));
  await person.click(await screen.findByRole('radio', { name: 'Sweater' }));
  await person.click(screen.getByRole('radio', { name: 'Oversized fit' }));
  await person.click(screen.getByText('Another color', { selector: 'summary' }));
  await person.click(screen.getByRole('radio', { name: 'Camel' }));
  await person.click(screen.getByRole('button', { name: 'Add camel sweater' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [piece, photo] = calls.filter(({ route }) => /^(?:POST|PUT) /.test(route));
  expect(piece!.body).toMatchObject({ garment: { type: 'sweater', attributes: { fit: ['oversized'] } } });
  expect(((photo!.body as FormData).get('photo') as File).type).toBe('image/jpeg');
});

it('one tap marks a piece as worn today, and updates its cost per wear', async () => {
  const priced = createPiece({ price: { amount: 90, currency: 'USD' }, wears: ['2026-01-05'] });
  const { person } = open({
    'GET /wardrobe': () => createPage([priced]),
    [`PUT /wardrobe/${ID}/wears/${formatToday()}`]: () => ({
      ...priced,
      wears: [formatToday(), '2026-01-05'],
      timesWorn: 2,
    }),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText('Worn once, on January 5, 2026.')).toBeVisible();
  expect(sheet.getByText('$90.00, so $90.00 per wear.')).toBeVisible();
  await person.click(sheet.getByRole('button', { name: 'Wore it today' }));
  expect(await sheet.findByText('Worn 2×, last today.')).toBeVisible();
  expect(sheet.getByText('$90.00, so $45.00 per wear.')).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Worn today' })).toHaveAttribute('aria-pressed', 'true');
});

it('a piece shows its effect, its companions, and a link to outfits around it', async () => {
  const shoe = {
    id: `1${ID.slice(1)}`,
    name: 'Red pumps',
    garment: createGarment({ category: 'Shoes', type: 'pump' }),
  };
  const { person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [COMPANIONS]: () => ({ opens: 9, goesWith: [shoe], wornWith: [shoe], sentence: 'Falls past the hips.' }),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  expect(await sheet.findByText('Falls past the hips.')).toBeVisible();
  expect(sheet.getByText('Goes with')).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Build an outfit' })).toHaveAttribute(
    'href',
    `/outfits-occasions?anchor=wardrobe%3A${ID}`,
  );
});

it('a piece can be put into the wash and taken out again', async () => {
  let piece = createPiece();
  const { person } = open({
    'GET /wardrobe': () => createPage([piece], { inWash: Number(piece.inWash) }),
    [`PATCH /wardrobe/${ID}`]: (body: object) => (piece = { ...piece, ...body }),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.click(sheet.getByRole('button', { name: 'In the wash' }));
  expect(await sheet.findByText('In the wash. It won’t be suggested.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'In the wash 1' })).toBeInTheDocument();
  await person.click(sheet.getByRole('button', { name: 'Out of the wash' }));
  expect(await sheet.findByRole('button', { name: 'In the wash' })).toBeVisible();
});

it('a search filters the pieces, and says if nothing matches', async () => {
  const { person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    'GET /wardrobe?q=coat': () => createPage([], { held: 1 }),
  });
  await person.click(await screen.findByRole('button', { name: 'Search' }));
  await fill(person, screen.getByRole('searchbox', { name: 'Search' }), 'coat');
  expect(await screen.findByText('Nothing for “coat”.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('button', { name: 'Party dress' })).toBeVisible();
});

it('a chip shows only its category', async () => {
  const { person } = open({
    'GET /wardrobe': () =>
      createPage([createPiece(), createPiece({ id: `1${ID.slice(1)}`, name: 'Blue shirt' })]),
    'GET /wardrobe?category=One-Piece': () => createPage([createPiece()]),
  });
  expect(await screen.findByRole('radio', { name: 'All 2' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'One-Piece 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Blue shirt' })).not.toBeInTheDocument());
  expect(screen.getByText('One piece')).toBeInTheDocument();
});

it('selected pieces can be taken out together, and restored', async () => {
  let pieces = [createPiece(), createPiece({ id: `1${ID.slice(1)}`, name: 'Blue shirt' })];
  const all = pieces;
  const remove = (id: string) => () => {
    pieces = pieces.filter((piece) => piece.id !== id);
    return createPiece({ id });
  };
  const { person } = open({
    'GET /wardrobe': () => createPage(pieces),
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
  await person.click(screen.getByRole('checkbox', { name: 'Party dress' }));
  await person.click(screen.getByRole('checkbox', { name: 'Blue shirt' }));
  await person.click(screen.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByRole('heading', { name: 'Tap what you own.' })).toBeVisible();
  expect(screen.getByText(/2 pieces were taken out/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Blue shirt' })).toBeVisible();
});

it('selected pieces can be put into the wash together', async () => {
  let pieces = [createPiece(), createPiece({ id: `1${ID.slice(1)}`, name: 'Blue shirt' })];
  const wash = (id: string) => () => {
    pieces = pieces.map((piece) => (piece.id === id ? { ...piece, inWash: true } : piece));
    return pieces.find((piece) => piece.id === id)!;
  };
  const { person } = open({
    'GET /wardrobe': () => createPage(pieces),
    ...Object.fromEntries(pieces.map(({ id }) => [`PATCH /wardrobe/${id}`, wash(id)])),
  });
  await person.click(await screen.findByRole('button', { name: 'Select' }));
  await person.click(screen.getByRole('button', { name: 'All' }));
  expect(screen.getByRole('checkbox', { name: 'Blue shirt' })).toBeChecked();
  await person.click(screen.getByRole('button', { name: 'In the wash' }));
  expect(await screen.findAllByText('in the wash')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

it('a piece that was taken out can be restored', async () => {
  let pieces = [createPiece(), createPiece({ id: `1${ID.slice(1)}`, name: 'Blue shirt' })];
  let isAway = true;
  const { person } = open({
    'GET /wardrobe': () => createPage(pieces),
    [`DELETE /wardrobe/${ID}`]: () => {
      if (isAway) return createProblem(503, 'Away.');
      pieces = pieces.slice(1);
      return createPiece();
    },
    [`POST /wardrobe/${ID}/restore`]: () => {
      pieces = [createPiece(), ...pieces];
      return createPiece();
    },
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  await person.click(screen.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText('This could not be saved just now.')).toBeVisible();
  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText(/One piece was taken out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Party dress' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Party dress' })).toBeVisible();
});

it.each([
  [{ held: 12, wishes: 0 }, /^12 pieces stay yours to view, export and take out\./],
  [{ held: 10, wishes: 0 }, '10 of 10 free'],
  [{ held: 7, wishes: 0 }, '7 of 10 free'],
])('a free wardrobe shows its limit for %j', async (page, said) => {
  open({ 'GET /wardrobe': () => createPage([createPiece()], page) });
  expect(await screen.findByText(said)).toBeVisible();
});

it('a paid wardrobe shows no limit', async () => {
  mockApi({ 'GET /wardrobe': () => createPage([createPiece()], { limit: 1000 }) } as FakeHandlers);
  renderApp(<Wardrobe />, { user: createMeasuredUser({ hasPaid: true }) });
  expect(await screen.findByRole('radio', { name: 'All 1' })).toBeInTheDocument();
  expect(screen.queryByText(/of 1,000/)).not.toBeInTheDocument();
});

it('a piece can be edited in its sheet', async () => {
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [`PATCH /wardrobe/${ID}`]: (body: object) => createPiece(body),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  await person.click(sheet.getByRole('button', { name: 'Edit' }));
  expect(sheet.getByRole('button', { name: 'Back' })).toHaveFocus();
  await person.clear(sheet.getByLabelText('Name'));
  await fill(person, sheet.getByLabelText('Name'), 'Garden dress');
  await fill(person, sheet.getByLabelText('Price'), '89,5');
  await fill(person, sheet.getByLabelText('Brand'), ' Ada ');
  await person.click(sheet.getByLabelText('Red'));
  await person.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByRole('heading', { name: 'Garden dress' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Wore it today' })).toBeVisible();
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

it('a photo of a piece can be cropped, and sent again after a failure', async () => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  fakePictures();
  let isAway = true;
  const photoUrl = `/wardrobe/${ID}/photo/name`;
  const { calls, person } = open({
    'GET /wardrobe': () => createPage([createPiece()]),
    [`PUT /wardrobe/${ID}/photo`]: () => (isAway ? createProblem(503, 'Away.') : createPiece({ photoUrl })),
    [`GET ${photoUrl}`]: () => ({}),
  });
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  await person.click(screen.getByRole('button', { name: 'Photo' }));
  fireEvent.change(screen.getByLabelText('Choose a photo'), {
    target: { files: [new File(['abc'], 'me.png', { type: 'image/png' })] },
  });
  const use = await screen.findByRole('button', { name: 'Use this picture', busy: false });
  await person.click(use);
  expect(await screen.findByText('Away.')).toBeVisible();
  isAway = false;
  await person.click(use);
  expect(await screen.findByLabelText('Change the photo')).toBeInTheDocument();
  const bodies = calls.filter(({ route }) => route.startsWith('PUT')).map(({ body }) => body as FormData);
  expect(bodies.map((body) => (body.get('photo') as File).type)).toEqual(['image/jpeg', 'image/jpeg']);
});

it('a wardrobe that fails to load shows an error and can be reloaded', async () => {
  let isThere = false;
  const { person } = open({
    'GET /wardrobe': () => (isThere ? createPage([createPiece()]) : createProblem(503, 'Away.')),
  });
  await screen.findByText('Your wardrobe could not be loaded.');
  isThere = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Party dress' })).toBeVisible();
});

it('a wish can be marked as bought with one tap, and links to searches for similar items', async () => {
  const alike = {
    searchWords: ['wrap dress', 'knee length'],
    searches: [{ name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress' }],
  };
  const { calls, person } = open(
    {
      'GET /wardrobe': () => createPage([], { held: 0, wishes: 1 }),
      'GET /wardrobe?wish=true': () => createPage([createPiece({ wish: true })], { held: 0, wishes: 1 }),
      [`GET /wardrobe/${ID}/alike`]: () => alike,
      [`PATCH /wardrobe/${ID}`]: () => createPiece(),
    },
    '/wardrobe?show=wishes',
  );
  await person.click(await screen.findByRole('button', { name: 'Party dress' }));
  const sheet = within(screen.getByRole('dialog'));
  const find = within(await sheet.findByRole('region', { name: 'Find one like this' }));
  expect(find.getByRole('link', { name: /^Search Vinted/ })).toHaveAttribute('href', alike.searches[0]!.url);
  await person.dblClick(sheet.getByRole('button', { name: 'Bought it' }));
  expect(await sheet.findByRole('button', { name: 'Wore it today' })).toBeVisible();
  expect(calls.filter(({ route }) => route.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    { wish: false },
  ]);
});
