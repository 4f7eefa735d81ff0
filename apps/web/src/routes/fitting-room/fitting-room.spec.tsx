import type { CheckGarmentDto, CheckResponse } from '@figura/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MAX_WAITING } from '../../lib/drafts/garment-draft';
import { writeDraft } from '../../lib/drafts/drafts';
import { fill, fillAndSubmit } from '../../lib/testing/fill';
import { createGarment, createEffect } from '../../lib/testing/a-recommendation';
import { createPiece } from '../../lib/testing/a-piece';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import FittingRoom from './fitting-room';

jest.mock('../../features/products/like-checked', () => ({ __esModule: true, default: () => null }));

const CHECK = 'POST /garments/check';
jest.mock('../../features/follow-ups/follow-up-question', () => ({ FollowUpQuestion: () => null }));

const QUOTA = 'GET /garments/check/quota';
const NO_GARMENT = { text: '', garment: null, checkId: null, hem: null, waits: false, kept: [], earlier: [] };
const CHECK_ID = '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c11';

const createCheck = (overrides: Partial<CheckResponse> = {}): CheckResponse => ({
  checkId: CHECK_ID,
  garment: createGarment(),
  verdict: {
    level: 'good',
    score: 0.25,
    sentence: 'It does much for your hips.',
    known: { matter: 3, known: 3 },
  },
  reasons: [createEffect()],
  cautions: [],
  alternatives: [
    {
      attribute: 'length',
      from: 'knee',
      to: 'mid-calf',
      label: 'Hem at mid-calf',
      gain: 0.375,
      level: 'great',
      sentence: 'Mid-calf instead of the knee.',
    },
  ],
  fit: [],
  evidence: [],
  unread: [],
  alike: { searchWords: ['wrap dress'], searches: [] },
  quota: { left: null, resetsAt: '2026-11-30T00:00:00.000Z' },
  ...overrides,
});

const open = (handlers: FakeHandlers, user = createMeasuredUser({ hasPaid: true })) => ({
  calls: mockApi({ [QUOTA]: () => ({ left: 3, resetsAt: '2026-11-30T00:00:00.000Z' }), ...handlers }),
  ...renderApp(<FittingRoom />, { user }),
});
const getField = () => screen.getByLabelText('What have you found?');
const press = () => screen.getByRole('button', { name: 'Check it' });
const findVerdict = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the fitting room shows a verdict, one reason each way, and the best change', async () => {
  const against = createEffect({
    feature: 'waist:defined',
    rating: -2,
    displayName: 'Peplum',
    description: 'It hides the waist.',
  });
  const { calls, person } = open({ [CHECK]: () => createCheck({ cautions: [against], unread: ['godet'] }) });
  await fill(person, getField(), 'a wrap dress');
  await person.click(press());
  expect(await findVerdict('Good')).toHaveFocus();
  expect(screen.getByText('3 of 3 details known')).toBeVisible();
  expect(screen.getByRole('img', { name: 'On a scale from poor to great: good' })).toBeVisible();
  expect(screen.getByText('Boat neck: a wide neckline balances the hips.')).toBeVisible();
  expect(screen.getByText('Peplum: it hides the waist.')).toBeVisible();
  expect(screen.getByText('Better at mid-calf.').parentElement).toHaveTextContent(
    'Better at mid-calf. That alone would make it great. Show me',
  );
  expect(screen.getByText('Not understood: godet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What it does for you', hidden: true })).not.toBeVisible();
  await person.click(screen.getByText('All reasons'));
  expect(screen.getByRole('region', { name: 'What it does for you' })).toHaveTextContent(
    'A wide neckline balances the hips.',
  );
  expect(calls.map(({ body }) => body)).toEqual([{ text: 'a wrap dress' }]);
});

it('words that were not understood can be removed or reworded in the same check', async () => {
  const { calls, person } = open({ [CHECK]: () => createCheck({ unread: ['sculptural', 'tulip sleeves'] }) });
  await fill(person, getField(), 'a wrap dress with Tulip sleeves, sculptural');
  await person.click(press());
  await person.click(await screen.findByRole('button', { name: 'Edit' }));
  await person.click(await screen.findByRole('button', { name: 'Leave out sculptural' }));
  expect(screen.queryByRole('button', { name: 'sculptural' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'tulip sleeves' }));
  await fill(person, screen.getByLabelText('Other words for “tulip sleeves”'), 'cap sleeves');
  await person.click(screen.getByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toEqual({
    text: 'a wrap dress with cap sleeves, sculptural',
    checkId: createCheck().checkId,
  });
});

it('the fitting room shows the best change next to the garment without another request', async () => {
  const { calls, person } = open({ [CHECK]: () => createCheck() });
  await fill(person, getField(), 'a wrap dress');
  await person.click(press());
  await person.click(await screen.findByRole('button', { name: 'Show me' }));
  const [before, after] = screen.getAllByRole('figure');
  expect(before).toHaveTextContent('GoodAs it is');
  expect(after).toHaveTextContent('Greatat mid-calf');
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

it('a change that keeps the verdict is not offered', async () => {
  const [change] = createCheck().alternatives;
  const { person } = open({ [CHECK]: () => createCheck({ alternatives: [{ ...change!, level: 'good' }] }) });
  await person.type(getField(), 'a wrap dress{Enter}');
  await findVerdict('Good');
  expect(screen.queryByRole('button', { name: 'Show me' })).not.toBeInTheDocument();
});

const ANSWERED = createGarment({ attributes: { neckline: ['v-neck'] } });
const OPEN_QUESTION: Partial<CheckResponse> = {
  verdict: {
    level: 'good',
    score: 0,
    sentence: 'Great if the neckline is “V-neck”, poor if it is “Turtleneck”.',
    range: { from: 'poor', to: 'great' },
    known: { matter: 7, known: 2 },
  },
  question: {
    attribute: 'neckline',
    options: [
      { value: 'v-neck', label: 'V-neck', level: 'great', garment: ANSWERED },
      { value: 'crew', label: 'Crew neck', level: 'good', garment: createGarment() },
      { value: 'roll-neck', label: 'Turtleneck', level: 'poor', garment: createGarment() },
    ],
  },
};
const answerSweaterCheck = ({ garment }: CheckGarmentDto) =>
  garment ? createCheck({ garment: ANSWERED }) : createCheck(OPEN_QUESTION);

it('the fitting room shows the range of a vague description, and one tap answers its question', async () => {
  const { calls, person } = open({ [CHECK]: answerSweaterCheck });
  await fill(person, getField(), 'a sweater');
  await person.click(press());
  expect(await findVerdict('Great with a V-neck, poor with a turtleneck')).toBeVisible();
  expect(
    screen.getByRole('img', { name: 'On a scale from poor to great: between poor and great' }),
  ).toBeVisible();
  expect(screen.getByText('2 of 7 details known')).toBeVisible();
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'GreatV-neck',
    'PoorTurtleneck',
  ]);
  const question = within(screen.getByRole('group', { name: 'How is the neck?' }));
  expect(question.getByRole('radio', { name: 'Crew good' })).not.toBeChecked();
  await person.click(question.getByRole('radio', { name: 'V-neck great' }));
  expect(await findVerdict('Good')).toBeVisible();
  expect(calls[1]!.body).toEqual({ garment: ANSWERED, checkId: CHECK_ID });
  expect(screen.queryByRole('group', { name: 'How is the neck?' })).not.toBeInTheDocument();
  expect(screen.getByText('“a sweater, V-neck”')).toBeVisible();
});

it.each([
  ['asks a question that could turn it around', 'poor', true],
  ['asks no question that could not turn it around', 'great', false],
] as const)('a settled verdict %s', async (_, level, isAsked) => {
  const options = OPEN_QUESTION.question!.options.map((option) => ({ ...option, level }));
  const { person } = open({
    [CHECK]: () => createCheck({ question: { ...OPEN_QUESTION.question!, options } }),
  });
  await fillAndSubmit(person, getField(), 'a sweater');
  await findVerdict('Good');
  expect(screen.queryAllByRole('group', { name: 'How is the neck?' })).toHaveLength(isAsked ? 1 : 0);
});

it('arrow keys move through the answers, Enter selects one, and the verdict gets the focus', async () => {
  const { calls, person } = open({ [CHECK]: answerSweaterCheck });
  await fill(person, getField(), 'a sweater');
  await person.click(press());
  await findVerdict('Great with a V-neck, poor with a turtleneck');
  act(() => screen.getByRole('radio', { name: 'Crew good' }).focus());
  await person.keyboard('{ArrowUp}');
  expect(screen.getByRole('radio', { name: 'V-neck great' })).toBeChecked();
  expect(calls).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(await findVerdict('Good')).toHaveFocus();
  expect(calls[1]!.body).toEqual({ garment: ANSWERED, checkId: CHECK_ID });
});

it('the fitting room checks a tapped type immediately, and again on each answer', async () => {
  const { calls, person } = open({
    [CHECK]: ({ garment }: CheckGarmentDto) => createCheck({ garment: { ...garment!, colors: [] } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Bottoms' }));
  await person.click(screen.getByRole('button', { name: 'Pencil skirt' }));
  expect(await findVerdict('Good')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await person.click(await screen.findByRole('radio', { name: 'Hem at the ankle' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[0]!.body).toMatchObject({
    garment: { type: 'pencil-skirt', attributes: { length: ['below-knee'] } },
  });
  expect(calls[1]!.body).toMatchObject({ garment: { attributes: { length: ['ankle'] } }, checkId: CHECK_ID });
});

it('the fitting room sends only the latest of several answers, one at a time, as one check', async () => {
  const answers: (() => void)[] = [];
  const { calls, person } = open({
    [CHECK]: ({ garment }: CheckGarmentDto) =>
      new Promise<CheckResponse>((resolve) =>
        answers.push(() => resolve(createCheck({ garment: { ...garment!, colors: [] } }))),
      ),
  });
  await person.click(await screen.findByRole('button', { name: 'Bottoms' }));
  await person.click(screen.getByRole('button', { name: 'Pencil skirt' }));
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await person.click(await screen.findByRole('radio', { name: 'Hem at mid-calf' }));
  await person.click(await screen.findByRole('radio', { name: 'Hem at the ankle' }));
  expect(calls).toHaveLength(1);
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  expect(await findVerdict('Good')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Hem at the ankle' })).toBeChecked();
  expect(calls[1]!.body).toMatchObject({ garment: { attributes: { length: ['ankle'] } }, checkId: CHECK_ID });
});

it('the fitting room shows an error at the field, and keeps the words', async () => {
  const { person } = open({
    [CHECK]: () => createProblem(400, 'We found no garment in these words.', { code: 'NOT_A_GARMENT' }),
  });
  await fillAndSubmit(person, getField(), 'good morning');
  await waitFor(() =>
    expect(getField()).toHaveAccessibleDescription(/We don’t know “good morning” as a garment\./),
  );
  expect(getField()).toHaveValue('good morning');
  expect(getField()).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Which of these is closest?' })).toBeVisible();
});

it('the fitting room asks for the type if only a color is given, and keeps the color', async () => {
  const { person } = open({
    [CHECK]: () => createProblem(400, 'The kind of garment is missing.', { code: 'KIND_MISSING' }),
  });
  await fillAndSubmit(person, getField(), 'schwarz');
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(/Schwarz: what kind of piece is it\?/));
  expect(screen.getByRole('region', { name: 'Which of these is closest?' })).toBeVisible();
  expect(getField()).toHaveValue('schwarz');
});

it('the fitting room requires words before it sends a request', async () => {
  const { calls, person } = open({});
  await person.click(press());
  expect(getField()).toHaveAccessibleDescription(/Say what it is in a few words/);
  expect(calls).toEqual([]);
});

it('the fitting room links a user without measurements to measuring', async () => {
  const { person } = open({
    [CHECK]: () =>
      createProblem(403, 'Please add your measurements first.', { code: 'MEASUREMENTS_REQUIRED' }),
  });
  await fillAndSubmit(person, getField(), 'a red dress');
  expect(await screen.findByRole('link', { name: 'Take your measurements' })).toHaveAttribute(
    'href',
    paths.measurementsVertical,
  );
});

it('the fitting room shows a free account the remaining checks, and offers unlimited ones', async () => {
  const { person } = open(
    { [CHECK]: () => createProblem(403, 'There are three again on Monday.', { code: 'QUOTA_USED' }) },
    createMeasuredUser(),
  );
  expect(await screen.findByText('3 of 3 checks left this week')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Bottoms' }));
  await person.click(screen.getByRole('button', { name: 'Pencil skirt' }));
  const said = await screen.findByText('Your free checks for this week are used.');
  expect(said).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /pencil skirt$/ })).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Unlimited checks' })[0]!);
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});

describe('offline', () => {
  const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));
  const findAway = (calls: ReturnType<typeof mockApi>) =>
    calls.filter(({ route }) => route === CHECK).map(({ body }) => (body as CheckGarmentDto).text);
  function openOffline(respond: (text: string, asked: number) => CheckResponse | Response) {
    let isOnline = false;
    let asked = 0;
    const opened = open(
      {
        [CHECK]: ({ text }: CheckGarmentDto) =>
          isOnline ? respond(text!, asked++) : createProblem(503, 'Away', { code: 'UNAVAILABLE' }),
      },
      createMeasuredUser(),
    );
    const online = () => {
      isOnline = true;
      goOnline();
    };
    return { ...opened, online };
  }
  const createAnswer = (at: number) =>
    createCheck({
      checkId: CHECK_ID.replace(/^./, String(at)),
      quota: { left: 2 - at, resetsAt: '2026-11-30T00:00:00.000Z' },
    });

  it('a free account keeps its words, and checks them once it is online', async () => {
    const { calls, person, online } = openOffline((_, at) => createAnswer(at));
    await fillAndSubmit(person, getField(), 'a wrap dress');
    expect(await screen.findByRole('heading', { name: 'One garment waits' })).toBeVisible();
    expect(getField()).toHaveValue('');
    online();
    expect(await findVerdict('Good')).toBeVisible();
    expect(screen.getByText('“a wrap dress”')).toBeVisible();
    expect(findAway(calls)).toEqual(['a wrap dress', 'a wrap dress']);
  });

  it('waiting garments keep their order across a reload, and stay once no check is left', async () => {
    const respond = (text: string, at: number) =>
      text === 'blorp'
        ? createProblem(400, 'We do not know this.', { code: 'NOT_A_GARMENT' })
        : at > 2
          ? createProblem(403, 'Your free checks for this week are used.', { code: 'QUOTA_USED' })
          : createAnswer(at);
    const first = openOffline(respond);
    for (const words of ['a wrap dress', 'blorp', 'a red coat', 'a skirt', 'a red coat']) {
      await fillAndSubmit(first.person, getField(), words);
      await waitFor(() => expect(getField()).toHaveValue(''));
    }
    await first.person.click(screen.getByRole('button', { name: 'Take a skirt away' }));
    await fillAndSubmit(first.person, getField(), 'a shirt');
    expect(await screen.findByRole('heading', { name: '4 garments wait' })).toBeVisible();
    first.unmount();

    const { calls, person, online } = openOffline(respond);
    const list = within(screen.getByRole('region', { name: '4 garments wait' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...['a wrap dress', 'blorp', 'a red coat', 'a shirt'],
    ]);
    await waitFor(() => {
      expect(findAway(calls)).toEqual(['a wrap dress']);
      expect(screen.getByRole('button', { name: 'Check now' })).not.toHaveAttribute('aria-busy');
    });
    online();
    expect(await screen.findByText('2 garments were checked meanwhile. See your last checks.')).toBeVisible();
    expect(findAway(calls).slice(1)).toEqual(['a wrap dress', 'blorp', 'a red coat', 'a shirt']);
    expect(screen.getByRole('heading', { name: '2 garments wait' })).toBeVisible();
    expect(screen.getByText('We do not know this.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Look again at/ })).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Say it differently' }));
    expect(getField()).toHaveValue('blorp');
    expect(screen.getByRole('heading', { name: 'One garment waits' })).toBeVisible();
  });

  it('at most ten garments wait, and the next one stays in the field', async () => {
    const waiting = Array.from({ length: MAX_WAITING }, (_, index) => ({
      text: `skirt ${index}`,
      garment: null,
    }));
    writeDraft('fittingRoom', { ...NO_GARMENT, unanswered: {}, waiting });
    const { person } = openOffline((_, at) => createAnswer(at));
    await fillAndSubmit(person, getField(), 'a shirt');
    expect(await screen.findByText(/Ten garments wait at most/)).toBeVisible();
    expect(getField()).toHaveValue('a shirt');
    expect(screen.getByRole('heading', { name: '10 garments wait' })).toBeVisible();
  });

  it('nothing is sent if another tab is already checking', async () => {
    const request = jest.fn((_name: string, _options: object, run: (lock: null) => unknown) => run(null));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    writeDraft('fittingRoom', {
      ...NO_GARMENT,
      unanswered: {},
      waiting: [{ text: 'a shirt', garment: null }],
    });
    const { calls, online } = openOffline((_, at) => createAnswer(at));
    online();
    await waitFor(() => expect(request).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'locks');
    expect(findAway(calls)).toEqual([]);
  });
});

it('the fitting room keeps the words after a failure', async () => {
  const handlers: FakeHandlers = { [CHECK]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  const { person } = open(handlers);
  await fillAndSubmit(person, getField(), 'a wrap dress');
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not check it just now.');
  expect(getField()).toHaveValue('a wrap dress');
});

it('the fitting room keeps garment and verdict across a reload, until they are removed', async () => {
  const { person, unmount } = open({ [CHECK]: () => createCheck() });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await findVerdict('Good');
  unmount();
  const again = open({});
  expect(await findVerdict('Good')).toBeVisible();
  expect(screen.getByText('“a wrap dress”')).toBeVisible();
  expect(again.calls).toEqual([]);

  await again.person.click(screen.getByText('All reasons'));
  await again.person.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(getField()).toHaveValue('');
  expect(getField()).toHaveFocus();
  expect(window.localStorage.getItem('fittingRoom')).toBeNull();
});

it('a verdict for another body is not shown again', async () => {
  const { person, unmount } = open({ [CHECK]: () => createCheck() });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await findVerdict('Good');
  unmount();
  const again = open(
    { [CHECK]: () => createCheck() },
    createMeasuredUser({ hasPaid: true, bodyConcerns: ['feet:wide'] }),
  );
  expect(await findVerdict('Ink wrap dress')).toBeVisible();
  await again.person.click(press());
  expect(await findVerdict('Good')).toBeVisible();
  expect(again.calls[0]!.body).toEqual({ garment: createGarment(), checkId: CHECK_ID });
});

it('the fitting room converts a length from the account’s unit, and shows where the hem ends', async () => {
  const { calls, person } = open(
    {
      [CHECK]: ({ hemLength }: CheckGarmentDto) =>
        createCheck({ fit: hemLength ? [{ part: 'hem', sentence: 'It ends at your knee.' }] : [] }),
    },
    createMeasuredUser({ hasPaid: true, unitPreference: 'metric' }),
  );
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await person.click(await screen.findByText('All reasons'));
  const length = await screen.findByLabelText('How long is it?');
  expect(length).toHaveAccessibleDescription(/top of the shoulder/);
  await fill(person, length, '99.1');
  expect(await screen.findByText('It ends at your knee.')).toBeVisible();
  expect(calls.at(-1)!.body).toEqual({ garment: createGarment(), checkId: CHECK_ID, hemLength: 39.02 });

  await person.clear(length);
  await fill(person, length, 'long');
  expect(length).toHaveAccessibleDescription(/Enter a length/);
});

it('the last three checks are listed and can be reopened', async () => {
  let count = 0;
  const { calls, person } = open({
    [CHECK]: () => {
      count += 1;
      return createCheck({
        garment: createGarment({ type: `dress-${count}`, colors: [] }),
        checkId: CHECK_ID.replace('3f', `a${count}`),
      });
    },
  });
  for (const words of ['one', 'two', 'three', 'four']) {
    await fillAndSubmit(person, getField(), words);
    await findVerdict('Good');
    await person.click(screen.getByRole('button', { name: 'Check another' }));
    expect(getField()).toHaveFocus();
  }
  const last = within(screen.getByRole('region', { name: 'Your last checks' }));
  expect(last.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Look again at Dress 4: Good',
    'Look again at Dress 3: Good',
    'Look again at Dress 2: Good',
  ]);
  expect(last.getByRole('link', { name: 'Compare them' })).toHaveAttribute('href', paths.compare);
  await person.click(last.getByRole('button', { name: 'Look again at Dress 2: Good' }));
  expect(await findVerdict('Good')).toBeVisible();
  expect(screen.getByText('“two”')).toBeVisible();
  expect(calls).toHaveLength(4);
});

it('a verdict computed on this device says so', async () => {
  const { alike: _, ...local } = createCheck();
  const { person } = open({ [CHECK]: () => local });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  expect(await screen.findByText(/Checked on this device; the answer is the same\./)).toBeVisible();
});

it('the fitting room offers search words and shops for a similar garment', async () => {
  const { person } = open({
    [CHECK]: () =>
      createCheck({
        alike: {
          searchWords: ['wrap dress', 'v-neck'],
          searches: [{ name: 'Vinted', url: 'https://www.vinted.com/catalog?search_text=wrap%20dress' }],
        },
      }),
  });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  const find = within(await screen.findByRole('region', { name: 'Find one like this' }));
  await person.click(find.getByRole('button', { name: 'Copy the words' }));
  expect(await navigator.clipboard.readText()).toBe('wrap dress v-neck');
  expect(find.getByRole('link', { name: /Vinted/ })).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

it('the fitting room adds a garment to the wardrobe once, even on a double click', async () => {
  const { calls, person } = open({
    [CHECK]: () => createCheck(),
    'POST /wardrobe': () => createPiece(),
  });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await person.dblClick(await screen.findByRole('button', { name: 'Add to my wardrobe' }));
  expect(await screen.findByRole('link', { name: 'In your wardrobe' })).toHaveAttribute(
    'href',
    paths.wardrobe,
  );
  expect(calls.filter(({ route }) => route === 'POST /wardrobe').map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), garment: createGarment(), checkId: CHECK_ID },
  ]);
});

it('a verdict links to outfits around the garment', async () => {
  const { person } = open({ [CHECK]: () => createCheck() });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  const around = await screen.findByRole('link', { name: 'Outfit around it' });
  expect(around).toHaveAttribute('href', `${paths.outfitsOccasions}?anchor=check%3A${CHECK_ID}`);
});

it('the fitting room saves a wish once, even on a double click', async () => {
  const { calls, person } = open({
    [CHECK]: () => createCheck(),
    'POST /wardrobe': () => createPiece({ wish: true }),
  });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await person.dblClick(await screen.findByRole('button', { name: 'Wish for it' }));
  expect(await screen.findByRole('link', { name: 'In your wishes' })).toHaveAttribute('href', pathTo.wishes);
  expect(calls.filter(({ route }) => route === 'POST /wardrobe').map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^[0-9a-f-]{36}$/), garment: createGarment(), checkId: CHECK_ID, wish: true },
  ]);
});

it('the fitting room explains why a garment cannot be kept', async () => {
  const { person } = open({
    [CHECK]: () => createCheck(),
    'POST /wardrobe': () => createProblem(403, 'Ten pieces are free.', { code: 'QUOTA_USED' }),
  });
  await fillAndSubmit(person, getField(), 'a wrap dress');
  await person.click(await screen.findByRole('button', { name: 'Add to my wardrobe' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ten pieces are free.');
  expect(screen.getByRole('button', { name: 'Keep without limit' })).toBeVisible();
});

it('the fitting room takes over shared text without its link', async () => {
  const route =
    '/fitting-room?title=Wrap+dress&text=Wrap+dress+in+jersey+https%3A%2F%2Fshop.example%2Fx&url=https%3A%2F%2Fshop.example';
  mockApi({ [QUOTA]: () => ({ left: 3, resetsAt: '2026-11-30T00:00:00.000Z' }) });
  renderApp(<FittingRoom />, { user: createMeasuredUser(), route });
  await waitFor(() => expect(getField()).toHaveValue('Wrap dress in jersey'));
});

it('the fitting room explains what to do with a shared link', async () => {
  const calls = mockApi({
    [QUOTA]: () => ({ left: 3, resetsAt: '2026-11-30T00:00:00.000Z' }),
    [CHECK]: () =>
      createProblem(400, 'We do not open links. Please paste the words of the page instead.', {
        code: 'NOT_A_GARMENT',
      }),
  });
  const route = '/fitting-room?text=https%3A%2F%2Fshop.example%2Fx';
  renderApp(<FittingRoom />, { user: createMeasuredUser(), route });
  await waitFor(() => expect(getField()).toHaveAccessibleDescription(/We do not open links/));
  expect(getField()).toHaveValue('https://shop.example/x');
  expect(calls.filter(({ route: asked }) => asked === CHECK).map(({ body }) => body)).toEqual([
    { text: 'https://shop.example/x', key: expect.any(String) },
  ]);
});

describe('speech', () => {
  class FakeRecognition extends EventTarget {
    static last: FakeRecognition;
    lang = '';
    start = () => void (FakeRecognition.last = this);
    abort = () => undefined;
    hear(transcript: string) {
      this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
      this.dispatchEvent(new Event('end'));
    }
  }
  const browser = window as { webkitSpeechRecognition?: typeof FakeRecognition };
  afterEach(() => delete browser.webkitSpeechRecognition);

  it('speech is hidden if the browser does not support it', () => {
    open({});
    expect(screen.queryByRole('button', { name: 'Say it' })).not.toBeInTheDocument();
  });

  it('speech warns where the sound may go, and checks what was heard', async () => {
    browser.webkitSpeechRecognition = FakeRecognition;
    const { calls, person } = open({ [CHECK]: () => createCheck() });
    expect(screen.queryByText(/may send the sound to the company/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Say it' }));
    expect(screen.getByText(/your browser may send the sound to the company/)).toBeVisible();
    act(() => FakeRecognition.last.hear('a wrap dress'));
    expect(await findVerdict('Good')).toBeVisible();
    expect(calls[0]!.body).toEqual({ text: 'a wrap dress' });
  });

  it('speech reports that nothing was heard', async () => {
    browser.webkitSpeechRecognition = FakeRecognition;
    const { person } = open({});
    await person.click(screen.getByRole('button', { name: 'Say it' }));
    act(() => void FakeRecognition.last.dispatchEvent(new Event('end')));
    expect(await within(document.body).findByText(/We didn’t hear anything/)).toBeVisible();
  });
});
