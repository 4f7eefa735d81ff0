import type {
  KeepOutfitDto,
  KeptOutfit,
  SuggestedOutfit,
  SuggestedPiece,
  SuggestionsResponse,
  SwapDto,
} from '@figura/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fillAndSubmit } from '../../lib/testing/fill';
import { createPiece } from '../../lib/testing/a-piece';
import { createGarment } from '../../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import OutfitsOccasions from './outfits-occasions';

const KEPT = 'GET /outfits?limit=24';
const QUOTA = { left: null, resetsAt: '2026-11-30T00:00:00.000Z' };
const OUTFIT_ID = '6f7f1b0e-3b0a-4c55-9a52-0f6f2b7f6d11';
const PAID = createMeasuredUser({ hasPaid: true });
const ASKED = '?occasion=work&season=fall&from=wardrobe%2Ccatalog';
const OWN_ASKED = ASKED.replace('%2Ccatalog', '');
const SUGGESTIONS =
  `GET /outfits/suggestions${ASKED}&day=${formatToday()}` as string as 'GET /outfits/suggestions?day=';
const OWN = SUGGESTIONS.replace('%2Ccatalog', '') as 'GET /outfits/suggestions?own=';
const AGAIN = SUGGESTIONS.replace('&day', '&again=true&day') as 'GET /outfits/suggestions?again=true&day=';

const createOutfit = (name: string) =>
  ({
    pieces: [
      {
        slot: 'one-piece' as const,
        source: 'wardrobe' as const,
        id: `${name}-1`,
        garment: createGarment(),
        name: `The ${name}`,
      },
      {
        slot: 'shoes' as const,
        source: 'catalog' as const,
        id: `${name}-2`,
        garment: createGarment(),
        name: `Shoes of ${name}`,
      },
    ],
    score: 0.5,
    look: { id: 'a-look', name: 'A look' },
    reasons: [`${name} keeps the waist in sight.`],
    sentence: `${name}, in one sentence.`,
    line: `${name}, in one line.`,
  }) satisfies SuggestedOutfit;
const createSuggestions = (overrides: Partial<SuggestionsResponse> = {}): SuggestionsResponse => ({
  outfits: ['Wrap', 'Shift', 'Shirt'].map(createOutfit),
  missing: [],
  relaxed: [],
  resting: [],
  wornAgain: [],
  quota: QUOTA,
  ...overrides,
});
const createKeptOutfit = (overrides: Partial<KeptOutfit> = {}): KeptOutfit => ({
  id: OUTFIT_ID,
  name: 'Friday',
  pieces: [
    { slot: 'one-piece', source: 'catalog', id: 'wrap', garment: createGarment(), name: 'The wrap' },
    {
      slot: 'shoes',
      source: 'wardrobe',
      id: 'x',
      garment: null,
      name: null,
      gone: 'This piece is no longer in your wardrobe.',
    },
  ],
  wears: [],
  planned: [],
  timesWorn: overrides.wears?.length ?? 0,
  createdAt: '2026-11-19T18:30:00.000Z',
  ...overrides,
});

const open = (handlers: FakeHandlers, query = '', user = PAID) => ({
  calls: mockApi(Object.assign(handlers, { [KEPT]: handlers[KEPT] ?? (() => ({ items: [], next: null })) })),
  ...renderApp(<OutfitsOccasions />, { user, route: `${paths.outfitsOccasions}${query}` }),
});
const findCard = async (number: number) => (await screen.findAllByRole('article'))[number - 1]!;
const choose = async (person: ReturnType<typeof open>['person'], word: string, option: string) => {
  await person.click(screen.getByRole('button', { name: word }));
  await person.click(screen.getByRole('button', { name: option }));
};

it('outfits update with each choice immediately, and the request is in the URL', async () => {
  const { calls, person, url } = open(
    { [SUGGESTIONS]: () => createSuggestions() },
    '?occasion=work&season=fall&from=wardrobe',
  );
  await person.click(screen.getByRole('button', { name: 'my wardrobe' }));
  expect(screen.getByRole('button', { name: 'My wardrobe' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'my wardrobe' })).toHaveFocus();
  await choose(person, 'my wardrobe', 'My wardrobe and the catalog');
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('Three outfits for work in fall, from my wardrobe and the catalog.');
  const first = within(await findCard(1));
  expect(first.getByText('Wrap, in one line.')).toBeVisible();
  expect(url()).toBe(`/outfits-occasions${ASKED}`);
  expect(calls.at(-1)!.route).toContain('&from=wardrobe%2Ccatalog&');
});

it('outfits from the wardrobe for this season load without a click', async () => {
  const { calls } = open({});
  await waitFor(() =>
    expect(calls.map(({ route }) => route)).toContainEqual(
      expect.stringMatching(/^GET .*\?occasion=everyday&season=\w+&from=wardrobe%2Ccatalog&day=/),
    ),
  );
});

it('outfits can be requested by temperature, rain, and wind', async () => {
  const { calls, person } = open({}, ASKED);
  await choose(person, 'fall', '54 °F');
  await person.click(screen.getByRole('button', { name: '54 °F' }));
  await person.click(screen.getByRole('checkbox', { name: 'Rain' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('at 54 °F, rain, from');
  await waitFor(() =>
    expect(calls.at(-1)!.route).toContain('?occasion=work&temperature=12&rain=true&wind=false&from='),
  );
});

it('an outfit has a title and one reason, and can be marked as worn today', async () => {
  const worn: string[] = [];
  const handlers: FakeHandlers = { [SUGGESTIONS]: () => createSuggestions() };
  const note = (what: string) => () => {
    worn.push(what);
    return createPiece();
  };
  handlers[`PUT /wardrobe/Wrap-1/wears/${formatToday()}`] = note('yes');
  handlers[`DELETE /wardrobe/Wrap-1/wears/${formatToday()}`] = note('no');
  const { person } = open(handlers, ASKED);
  const first = within(await findCard(1));
  expect(first.getByRole('heading', { level: 2 })).toHaveTextContent(/^[A-Z]/);
  expect(first.getByText('Wrap, in one line.')).toBeVisible();
  await person.click(first.getByRole('button', { name: 'Wear this' }));
  expect(await first.findByRole('button', { name: 'Worn today' })).toBeVisible();
  await person.click(first.getByRole('button', { name: 'Undo' }));
  expect(await first.findByRole('button', { name: 'Wear this' })).toBeVisible();
  expect(worn).toEqual(['yes', 'no']);
});

it('the page names what the wardrobe lacks, with a piece that would help', async () => {
  const outfit = createOutfit('Wrap');
  open({ [OWN]: () => createSuggestions({ outfits: [{ ...outfit, lacks: 'shoes' }] }) }, OWN_ASKED);
  expect(await screen.findByText('One lacks shoes.')).toBeVisible();
  expect(screen.getByText(/Nothing you own goes with the the Wrap here. Shoes of Wrap would/)).toBeVisible();
  expect(within(await findCard(1)).getByText('shoes: not yours')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Find one like this ?: Shoes of Wrap/ })).toBeVisible();
});

it('if the wardrobe makes too few outfits, the page names the gaps and what is right, and offers the catalog', async () => {
  const missing = ['shoes', 'layer'] as const;
  const { person } = open(
    {
      [OWN]: () => createSuggestions({ outfits: [], missing: [...missing], fitting: ['Black gown'] }),
      [SUGGESTIONS]: () => createSuggestions({ missing: [...missing] }),
    },
    OWN_ASKED,
  );
  const needs =
    'For this occasion and weather, your wardrobe still needs shoes and a coat or jacket for the weather.';
  expect(await screen.findByText(`${needs} Already right for it: Black gown.`)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Look in the catalog too' }));
  expect(await findCard(3)).toBeVisible();
  expect(screen.getByText(`${needs} 3 outfits are from the catalog.`)).toBeVisible();
});

it('an outfit is kept once, by references to its pieces', async () => {
  let failures = 1;
  const kept: KeepOutfitDto[] = [];
  const { person } = open(
    {
      [SUGGESTIONS]: () => createSuggestions(),
      'POST /outfits': (body) => {
        kept.push(body);
        return failures-- > 0 ? createProblem(500, 'Broken', { code: 'INTERNAL' }) : createKeptOutfit();
      },
    },
    ASKED,
  );
  const first = within(await findCard(1));
  await person.click(first.getByRole('button', { name: 'Keep' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await person.click(first.getByRole('button', { name: 'Keep' }));
  expect(await first.findByRole('button', { name: 'Kept' })).toBeVisible();
  expect(kept[0]!.id).toBe(kept[1]!.id);
  expect(kept[0]).toMatchObject({
    name: first.getByRole('heading', { level: 2 }).textContent,
    pieces: [{ slot: 'one-piece', source: 'wardrobe', id: 'Wrap-1' }, { id: 'Wrap-2' }],
  });
});

it('a piece can be swapped, with the reasons of the new outfit', async () => {
  const swaps: SwapDto[] = [];
  const next = createOutfit('Pinafore');
  const { person } = open(
    {
      [SUGGESTIONS]: () => createSuggestions(),
      'POST /outfits/swaps': (body) => {
        swaps.push(body);
        return { choices: [{ piece: next.pieces[0]!, outfit: next }] };
      },
    },
    ASKED,
  );
  await person.click(within(await findCard(1)).getByRole('button', { name: 'Swap The Wrap' }));
  await person.click(await screen.findByRole('button', { name: 'Take The Pinafore' }));
  expect(within(await findCard(1)).getByText('Pinafore, in one line.')).toBeVisible();
  expect(swaps[0]).toMatchObject({ occasion: 'work', season: 'fall', slot: 'one-piece' });
});

it('a piece from a shop has a photo, a price, and a link', async () => {
  const [outfit] = createSuggestions().outfits;
  const offer = {
    brand: 'Ida',
    shop: 'Nordlicht',
    price: { amount: 80, currency: 'EUR' },
    salePrice: { amount: 60, currency: 'EUR' },
    url: 'https://nordlicht.example/p/1',
    sponsored: true,
    imageUrl: '/products/p1/photos/640/a.webp',
  };
  const [dress, shoes] = outfit!.pieces as [SuggestedPiece, SuggestedPiece];
  const pieces = [{ ...dress, source: 'products' as const, offer }, shoes];
  open({ [SUGGESTIONS]: () => createSuggestions({ outfits: [{ ...outfit!, pieces }] }) }, ASKED);
  const first = within(await findCard(1));
  const link = await first.findByRole('link', { name: /Nordlicht ?: The Wrap/ });
  expect(link).toHaveAttribute('href', offer.url);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow sponsored');
  expect(first.getByText('Now €60.00, before €80.00')).toBeInTheDocument();
  const sources = [...document.querySelectorAll('img')].map(({ src }) => src);
  expect(sources).toContainEqual(expect.stringContaining('/products/p1/photos/320/a.webp'));
});

it.each([
  [PAID, 1],
  [createMeasuredUser(), 0],
])('only paid users can choose products from shops', async (user, shown) => {
  const { person } = open({}, ASKED, user);
  await person.click(screen.getByRole('button', { name: 'my wardrobe and the catalog' }));
  expect(screen.getByRole('button', { name: 'The catalog' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Shops' })).toHaveLength(shown);
});

it('resting pieces are named, and can be included again', async () => {
  const { person } = open(
    {
      [SUGGESTIONS]: () => createSuggestions({ resting: ['The blazer dress', 'Gray jeans'] }),
      [AGAIN]: () => createSuggestions({ wornAgain: ['Gray jeans'] }),
    },
    ASKED,
  );
  expect(await screen.findByText(/^Left out .*: The blazer dress and Gray jeans/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Wear them again' }));
  await waitFor(() => expect(screen.queryByText(/^Left out/)).not.toBeInTheDocument());
  expect(await screen.findByText(/^Here again.*: Gray jeans/)).toBeVisible();
  expect(await findCard(1)).toBeVisible();
});

it('the page can show three other outfits, or three around one piece', async () => {
  const { calls, person } = open({ [SUGGESTIONS]: () => createSuggestions() }, ASKED);
  await findCard(2);
  await person.click(screen.getByRole('button', { name: 'Three others' }));
  await waitFor(() => expect(calls.at(-1)!.route).toMatch(/&seed=1&day=/));
  cleanup();
  const around = open({ [SUGGESTIONS]: () => createSuggestions() }, ASKED);
  await around.person.click(within(await findCard(2)).getByRole('button', { name: 'Swap The Shift' }));
  await around.person.click(screen.getByRole('button', { name: 'Three outfits around it' }));
  await waitFor(() => expect(around.calls.at(-1)!.route).toMatch(/&anchor=wardrobe%3AShift-1&day=/));
});

it('outfits around a checked garment cannot be kept before the garment is', async () => {
  const outfit = createOutfit('Wrap');
  const checked = {
    ...outfit,
    pieces: [{ ...outfit.pieces[0]!, source: 'check' as const }, outfit.pieces[1]!],
  };
  open({ [SUGGESTIONS]: () => createSuggestions({ outfits: [checked] }) }, ASKED);
  const shown = within(await findCard(1));
  expect(shown.getByText(/first keep the piece you checked/)).toBeVisible();
  expect(shown.getByRole('link', { name: 'Back to the check' })).toHaveAttribute('href', '/fitting-room');
  expect(shown.queryByRole('button', { name: 'Keep' })).not.toBeInTheDocument();
});

it('an expired check is reported without a retry', async () => {
  open({ [SUGGESTIONS]: () => createProblem(404, 'This check is over.', { code: 'NOT_FOUND' }) }, ASKED);
  expect(await screen.findByText('This check is over.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it.each([
  [{ relaxed: ['season' as const] }, /suit the weather/],
  [{ outfits: [] }, /don’t make a whole outfit/],
])('an unmet request is explained: %j', async (response, said) => {
  open({ [SUGGESTIONS]: () => createSuggestions(response) }, ASKED);
  expect(await screen.findByText(said)).toBeVisible();
});

it('the page shows an error and can reload the outfits', async () => {
  const handlers: FakeHandlers = { [SUGGESTIONS]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  const { person } = open(handlers, ASKED);
  expect(await screen.findByText('The outfits could not be put together.')).toBeVisible();
  handlers[SUGGESTIONS] = () => createSuggestions();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findCard(3)).toBeVisible();
});

it('the page links a user without measurements to measuring', () => {
  const { calls } = open({}, ASKED, createUser({ isVerified: true, hasPaid: true }));
  expect(screen.getByRole('link', { name: 'Take your measurements' })).toHaveAttribute(
    'href',
    paths.measurementsVertical,
  );
  expect(calls.map(({ route }) => route)).toEqual([KEPT]);
});

it('a free account has to click, since it has one request a week', async () => {
  const { calls, person } = open({}, '', createMeasuredUser());
  expect(screen.getByText(/Free once a week/)).toBeVisible();
  expect(calls.map(({ route }) => route)).toEqual([KEPT]);
  await person.click(screen.getByRole('button', { name: 'Make this week’s three' }));
  await waitFor(() => expect(calls.at(-1)!.route).toContain('GET /outfits/suggestions?occasion=everyday'));
});

it('a free account sees that its outfits stay, and an offer for more', async () => {
  const handlers: FakeHandlers = { [SUGGESTIONS]: () => createSuggestions({ quota: { ...QUOTA, left: 0 } }) };
  const { person } = open(handlers, ASKED, createMeasuredUser());
  expect(await screen.findByText(/your free outfits this week, .* November 30, 2026/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Three others' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

it('a free account without requests left sees when it gets new ones', async () => {
  open(
    { [SUGGESTIONS]: () => createProblem(403, 'There are new ones on Monday.', { code: 'QUOTA_USED' }) },
    ASKED,
    createMeasuredUser(),
  );
  expect(await screen.findByText('Your free outfits for this week are used.')).toBeVisible();
  expect(screen.getByText('There are new ones on Monday.')).toBeVisible();
});

describe('kept outfits', () => {
  it('kept outfits can be worn, renamed, and deleted, and explain missing pieces', async () => {
    let kept: KeptOutfit[] = [createKeptOutfit()];
    const handlers: FakeHandlers = {
      [KEPT]: () => ({ items: kept, next: null }),
      [`PATCH /outfits/${OUTFIT_ID}` as const]: () => (kept = [createKeptOutfit({ name: 'Saturday' })])[0]!,
      [`DELETE /outfits/${OUTFIT_ID}` as const]: () => {
        kept = [];
        return { message: 'The outfit is deleted.' };
      },
    };
    handlers[`PUT /outfits/${OUTFIT_ID}/wears/${formatToday()}`] = () =>
      (kept = [createKeptOutfit({ wears: [formatToday()] })])[0]!;
    const { calls, person } = open(handlers, ASKED);
    expect(await screen.findByText('This piece is no longer in your wardrobe.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Wear this' }));
    expect(await screen.findByText('Worn once, today')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Change Friday' }));
    const name = screen.getByRole('textbox', { name: 'Name' });
    await person.clear(name);
    await fillAndSubmit(person, name, 'Saturday');
    expect(await screen.findByRole('heading', { level: 3, name: 'Saturday' })).toBeVisible();
    expect(calls.find(({ route }) => route.startsWith('PATCH'))!.body).toEqual({ name: 'Saturday' });
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('The days you wore it are deleted too.');
    await person.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(await screen.findByText(/^Outfits you keep appear here/)).toBeVisible();
  });

  it('a kept outfit can be planned for a day, and the plan can be undone', async () => {
    const day = '2099-12-24';
    const call = `/outfits/${OUTFIT_ID}/plans/${day}` as const;
    const { person } = open(
      {
        [KEPT]: () => ({ items: [createKeptOutfit()], next: null }),
        [`PUT ${call}` as const]: () => createKeptOutfit({ planned: [day] }),
        [`DELETE ${call}` as const]: () => createKeptOutfit() as never,
      },
      ASKED,
    );
    await person.click(await screen.findByRole('button', { name: 'Change Friday' }));
    fireEvent.change(screen.getByLabelText('Plan it for'), { target: { value: day } });
    await person.click(screen.getByRole('button', { name: 'Plan' }));
    expect(await screen.findByText('Planned for December 24, 2099')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Not on December 24, 2099' }));
    await waitFor(() => expect(screen.queryByText(/^Planned for/)).toBeNull());
  });

  it('a calendar link can be created, shown once, and withdrawn', async () => {
    let createdAt: string | null = null;
    const url = 'https://figura.test/api/calendar-feeds/secret.ics';
    const { person } = open(
      {
        [KEPT]: () => ({ items: [createKeptOutfit()], next: null }),
        'GET /calendar/link': () => ({ createdAt }),
        'PUT /calendar/link': () => ({ createdAt: (createdAt = '2026-11-20T10:00:00.000Z'), url }),
        'DELETE /calendar/link': () => ({ message: String((createdAt = null)) }),
      },
      ASKED,
    );
    await person.click(screen.getByText('In your calendar'));
    await person.click(await screen.findByRole('button', { name: 'Make a link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toHaveValue(url);
    await person.click(await screen.findByRole('button', { name: 'Withdraw the link' }));
    expect(await screen.findByText('The link no longer works.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull();
  });

  it('pieces of a kept outfit can be swapped, added, and removed, and a missing piece stays', async () => {
    const next = createOutfit('Pinafore');
    const gone = createKeptOutfit().pieces[1]!;
    const pieces: unknown[] = [];
    const all = [...next.pieces, gone];
    const { person } = open(
      {
        [KEPT]: () => ({ items: [createKeptOutfit({ pieces: [...next.pieces, gone] })], next: null }),
        'POST /outfits/swaps': ({ slot }) => ({
          choices: [{ piece: next.pieces.find((piece) => piece.slot === slot)!, outfit: next }],
        }),
        [`PATCH /outfits/${OUTFIT_ID}` as const]: (body) => {
          pieces.push(body.pieces);
          return createKeptOutfit({
            pieces: all.filter((piece) => body.pieces!.some(({ id }) => id === piece.id)),
          });
        },
      },
      ASKED,
    );
    await person.click(await screen.findByRole('button', { name: 'Change Friday' }));
    expect(screen.queryByRole('button', { name: 'Add a top' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a coat' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Swap The Pinafore' }));
    await person.click(await screen.findByRole('button', { name: 'Take The Pinafore' }));
    const takeOff = screen.getByRole('button', { name: 'Take Shoes of Pinafore off' });
    await waitFor(() => expect(pieces).toHaveLength(1));
    await waitFor(() => expect(takeOff).toBeEnabled());
    await person.click(takeOff);
    const references = all.map(({ slot, source, id }) => ({ slot, source, id }));
    await waitFor(() => expect(pieces).toEqual([references, [references[0], references[2]]]));
    await waitFor(() => expect(takeOff).not.toBeInTheDocument());
  });
});

function formatToday(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
