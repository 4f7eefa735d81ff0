import {
  isCutFor,
  LIFE_STATES,
  type Context,
  type LifeState,
  type LifeStateName,
  type Presentation,
} from '@figura/contracts';
import { TYPICAL_BODIES, TYPICAL_MEN } from '@figura/styling';
import { readBuiltInCatalog } from '../testing/built-in-catalog';
import { OWN_WORDS, SILENT_WORDS } from '../testing/life-words';
import { runMonday } from '../testing/mondays';
import { Shop } from '../testing/shop';
import { TestApp } from '../testing/test-app';
import { DAY_MS } from '../platform/clock/durations';
import type { AddedLinesResponse } from '../wardrobe/wardrobe.dto';
import type { TodayResponse } from './today/today.dto';

const PEOPLE = {
  'a pregnant woman': ['womens', TYPICAL_BODIES.D1, [{ state: 'pregnant' }]],
  'a nursing woman after surgery': [
    'womens',
    TYPICAL_BODIES.E3,
    [{ state: 'nursing' }, { state: 'breast-surgery', side: 'both' }],
  ],
  'a man in a wheelchair': ['mens', TYPICAL_MEN.median, [{ state: 'seated' }]],
} as const satisfies Record<string, readonly [Presentation, object, readonly LifeState[]]>;
type PersonName = keyof typeof PEOPLE;

const OWN_CLOTHES: Readonly<Record<LifeStateName, string>> = {
  pregnant: 'My maternity jeans',
  nursing: 'Gray nursing dress',
  'breast-surgery': 'Soft cardigan for after surgery',
  seated: 'Wheelchair trousers, black',
};
const CONTEXT_STATES: Partial<Record<Context, LifeStateName>> = { maternity: 'pregnant', nursing: 'nursing' };
const WOMENS_WORDS = /\b(?:bust|bras?|cleavage|skirts?|blouses?|(?:a|the) dress|dresses(?! \w+ up)|women)\b/i;
const SWAPPED: readonly string[] = ['bottom', 'shoes'];
const UNREAD = new Set(['garment', 'searches', 'fullURL', 'image', 'picture', 'searchWords']);

const { items } = readBuiltInCatalog();
const itemsById = new Map(items.map((item) => [item.id, item]));

interface Surfaces {
  readonly ids: Set<string>;
  readonly names: Set<string>;
  readonly texts: [surface: string, text: string][];
}

function removeNames(text: string, names: Iterable<string>): string {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const escaped = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.replace(new RegExp(escaped.join('|'), 'gi'), '…');
}

function read(value: unknown, surface: string, { ids, names, texts }: Surfaces): void {
  if (typeof value === 'string') {
    if (value.includes(' ')) texts.push([surface, value]);
  } else if (Array.isArray(value)) {
    for (const each of value) read(each, surface, { ids, names, texts });
  } else if (typeof value === 'object' && value !== null) {
    const { _id, id = _id, name, ...rest } = value as { _id?: unknown; id?: unknown; name?: unknown };
    const isPiece = typeof id === 'string' && itemsById.has(id);
    if (isPiece) ids.add(id);
    if (isPiece && typeof name === 'string') names.add(name);
    else read(name, surface, { ids, names, texts });
    for (const [key, each] of Object.entries(rest))
      if (!UNREAD.has(key)) read(each, surface, { ids, names, texts });
  }
}

describe('Today, week, trends, packing, swaps and the Monday mail', () => {
  const readers = new Map<PersonName, { email: string; surfaces: Surfaces; calendar: string }>();

  let test: TestApp;
  beforeAll(async () => {
    test = await TestApp.start({ RATE_LIMITS: 'off' });
  });
  afterAll(() => test.stop());

  async function readScreens(name: PersonName): Promise<Surfaces> {
    const [presentation, measurements, lifeStates] = PEOPLE[name];
    const shop = new Shop(test);
    const { token, user, email } = await shop.customer();
    await shop.grant(user.id);
    await test.request('PUT', '/api/user/measurements', measurements, { token });
    const preferences = { presentation, lifeStates, mondayMail: true };
    await test.request('PUT', '/api/user/preferences', preferences, { token });
    const surfaces: Surfaces = { ids: new Set(), names: new Set(), texts: [] };
    const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object) => {
      const response = await test.request<T>(method, `/api${path}`, body, { token });
      expect([path, response.status < 300]).toEqual([path, true]);
      read(response.body, path, surfaces);
      return response.body;
    };
    const day = { occasion: 'work', temperature: 9, rain: true };
    const { outfits } = await ask<TodayResponse>(
      'GET',
      '/outfits/today?occasion=work&temperature=9&rain=true',
    );
    await ask('GET', '/outfits/today?occasion=evening&temperature=26');
    await ask('GET', '/outfits/this-week');
    await ask('GET', '/recommendations/trending');
    await ask('GET', '/recommendations/trending/personalized');
    await ask('GET', '/recommendations/trending/theme?personal=true');
    const journey = {
      days: 3,
      occasions: ['everyday'],
      once: ['evening'],
      season: 'fall',
      from: ['catalog'],
    };
    await ask('POST', '/packing-lists', journey);
    const pieces = outfits[0]!.pieces.map(({ slot, source, id }) => ({ slot, source, id }));
    for (const { slot } of pieces.filter((piece) => SWAPPED.includes(piece.slot)))
      await ask('POST', '/outfits/swaps', { ...day, from: ['catalog'], pieces, slot });
    readers.set(name, { email, surfaces, calendar: await planOutfit(token, pieces, lifeStates) });
    return surfaces;
  }

  async function planOutfit(
    token: string,
    pieces: readonly { id: string }[],
    lifeStates: readonly LifeState[],
  ): Promise<string> {
    const ask = async <T>(method: 'POST' | 'PUT', path: string, body?: object) =>
      (await test.request<T>(method, `/api${path}`, body, { token })).body;
    const texts = lifeStates.map(({ state }) => OWN_CLOTHES[state]);
    const { items: owned } = await ask<AddedLinesResponse>('POST', '/wardrobe/lines', { texts });
    expect(owned.map(({ name }) => name)).toEqual(texts);
    const own = owned.map(({ id }) => ({ source: 'wardrobe', id }));
    const outfit = await ask<{ id: string }>('POST', '/outfits', { pieces: [...own, ...pieces] });
    const tomorrow = new Date(test.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    await ask('PUT', `/outfits/${outfit.id}/plans/${tomorrow}`);
    const { url } = await ask<{ url: string }>('PUT', '/calendar/link');
    const { text } = await test.request('GET', new URL(url).pathname);
    return text.replaceAll('\r\n\t', '');
  }

  const findMonday = <Mail extends { subject: string }>(mails: readonly Mail[]) =>
    mails.find(({ subject }) => subject === 'Your outfit for this week')!;

  async function readMail(name: PersonName): Promise<Surfaces> {
    const { email, surfaces } = readers.get(name)!;
    const mails = await test.mailsTo(email);
    const { text } = findMonday(mails);
    const texts = text.split('\n').map((line): [string, string] => ['mail', line]);
    return { ...surfaces, texts };
  }

  function expectOwn(name: PersonName, { ids, names, texts }: Surfaces): void {
    const [presentation, , lifeStates] = PEOPLE[name];
    const own: readonly LifeStateName[] = lifeStates.map(({ state }) => state);
    const refused = [
      ...LIFE_STATES.filter((state) => !own.includes(state)).map((state) => OWN_WORDS[state]),
      ...own.flatMap((state) => SILENT_WORDS[state] ?? []),
      ...(presentation === 'mens' ? [WOMENS_WORDS] : []),
    ];
    const known = [...names, ...items.map((item) => item.name)];
    const sentences = removeNames(texts.map((each) => each.join(': ')).join('\n'), known).split('\n');
    expect(sentences.filter((text) => refused.some((words) => words.test(text)))).toEqual([]);
    const foreign = [...ids].filter((id) => {
      const { contexts, for: cuts } = itemsById.get(id)!;
      const states = contexts.flatMap((context) => CONTEXT_STATES[context] ?? []);
      const isForOthers = states.length > 0 && !states.some((state) => own.includes(state));
      return isForOthers || !isCutFor(cuts, presentation);
    });
    expect(foreign).toEqual([]);
  }

  it.each(Object.keys(PEOPLE) as PersonName[])('show %s nothing made for another', async (name) => {
    const surfaces = await readScreens(name);
    expect(surfaces.ids.size).toBeGreaterThan(40);
    expect(new Set(surfaces.texts.map(([surface]) => surface)).size).toBeGreaterThan(6);
    expectOwn(name, surfaces);
  });

  it('mail nobody what is made for another', async () => {
    await runMonday(test);
    expect([...readers.keys()]).toEqual(Object.keys(PEOPLE));
    for (const name of readers.keys()) expectOwn(name, await readMail(name));
  });

  it('mail and calendar tell no life state to who looks over a shoulder', async () => {
    for (const { email, calendar } of readers.values()) {
      expect(calendar).toContain('BEGIN:VEVENT');
      const { subject, text, html } = findMonday(await test.mailsTo(email));
      for (const words of Object.values(OWN_WORDS))
        expect([subject, text, html, calendar].filter((each) => words.test(each))).toEqual([]);
    }
  });
});
