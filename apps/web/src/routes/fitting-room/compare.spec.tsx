import type { CheckResponse } from '@figura/contracts';
import { screen, within } from '@testing-library/react';
import { nameBody } from '../../features/fitting-room/checked-body';
import type { KeptGarment } from '../../lib/drafts/draft-types';
import { writeDraft } from '../../lib/drafts/drafts';
import { readGarmentDraft } from '../../lib/drafts/garment-draft';
import { fillAndSubmit } from '../../lib/testing/fill';
import { createPiece } from '../../lib/testing/a-piece';
import { createKeptGarment } from '../../lib/testing/a-kept-garment';
import { createGarment, createEffect } from '../../lib/testing/a-recommendation';
import { createMeasuredUser } from '../../lib/testing/a-user';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import Compare from './compare';

const USER = createMeasuredUser({ hasPaid: true });
const BODY = nameBody(USER);

const createVerdict = (level: CheckResponse['verdict']['level'], score: number) => ({
  level,
  score,
  sentence: '',
  known: { matter: 3, known: 3 },
});

const GREEN = createKeptGarment({
  checkId: '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c01',
  body: BODY,
  garment: createGarment({ colors: [{ name: 'Green' }] }),
  verdict: createVerdict('great', 0.8),
  reasons: [createEffect()],
});
const KHAKI = createKeptGarment({
  checkId: '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c02',
  body: BODY,
  garment: createGarment({ type: 'shirt-dress', colors: [{ name: 'Khaki' }] }),
  verdict: createVerdict('good', 0.4),
  cautions: [
    createEffect({ rating: -2, displayName: 'Chest pockets', description: 'They widen the chest.' }),
  ],
});
const BRICK = createKeptGarment({
  checkId: '3f6a1f0e-6d0b-4c53-9f27-0a4f6b8f2c03',
  body: BODY,
  text: 'brick sheath',
  garment: createGarment({ type: 'sheath-dress', attributes: {}, colors: [{ name: 'Brick' }] }),
  verdict: { ...createVerdict('good', 0.1), range: { from: 'poor', to: 'great' } },
  question: {
    attribute: 'neckline',
    options: [
      { value: 'v-neck', label: 'V-neck', level: 'great', garment: createGarment({ type: 'sheath-dress' }) },
      { value: 'crew', label: 'Crew neck', level: 'poor', garment: createGarment({ type: 'sheath-dress' }) },
    ],
  },
});

function createCheckResponse(overrides: Partial<CheckResponse>): CheckResponse {
  const { checkId, garment, reasons, cautions, alternatives, fit, unread, verdict } = BRICK;
  const quota = { left: null, resetsAt: '2026-11-30T00:00:00.000Z' };
  return {
    ...{ checkId, garment, reasons, cautions, alternatives, fit, unread, verdict },
    evidence: [],
    quota,
    ...overrides,
  };
}

function open(kept: KeptGarment[], handlers: FakeHandlers = {}) {
  writeDraft('fittingRoom', {
    text: '',
    garment: null,
    checkId: null,
    hem: null,
    waits: false,
    unanswered: {},
    waiting: [],
    kept,
    earlier: [],
  });
  const calls = mockApi(handlers);
  return { calls, ...renderApp(<Compare />, { user: USER }) };
}
const getHeadline = () => screen.getByRole('heading', { level: 1 });
const listNames = () =>
  screen.getAllByRole('article').map((article) => article.querySelector('h2')!.textContent);

it('the better of two garments comes first, with the verdict and reasons in words', () => {
  open([KHAKI, GREEN]);
  expect(getHeadline()).toHaveTextContent(
    'Take the green wrap dress. Boat neck: a smooth line over your hips.',
  );
  expect(listNames()).toEqual(['Green wrap dress', 'Khaki shirt dress']);
  const [winner] = screen.getAllByRole('article');
  const places = 'On a scale from poor to great: number 1 great and number 2 good';
  expect(screen.getByRole('img', { name: places })).toBeVisible();
  expect(within(winner!).getByText('Great')).toBeVisible();
  expect(winner).toHaveTextContent('For it: A smooth line over your hips');
});

it.each([
  [1, 'Probably great, on 10 of 10 such bodies'],
  [0.7, 'Probably great, on 7 of 10 such bodies'],
  [0.3, 'Perhaps great, on 3 of 10 such bodies'],
])('a verdict says on how many of ten bodies like the estimates it holds: %d', (odds, words) => {
  open([KHAKI, { ...GREEN, verdict: { ...GREEN.verdict, probably: true, odds } }]);
  expect(screen.getByText(words)).toBeVisible();
});

it('a verdict that an estimate may change says probably', () => {
  open([KHAKI, { ...GREEN, verdict: { ...GREEN.verdict, probably: true } }]);
  const [green, khaki] = screen.getAllByRole('article');
  expect(within(green!).getByText('Probably great')).toBeVisible();
  expect(khaki).not.toHaveTextContent(/probably/i);
});

it('garments of one name are told apart by the first detail that differs', () => {
  const longer = { ...GREEN.garment, attributes: { ...GREEN.garment.attributes, length: ['mid-calf'] } };
  open([GREEN, { ...KHAKI, garment: longer }]);
  expect(listNames()[1]).toBe('Green wrap dress, hem at mid-calf');
});

it('equally good garments are called equally good', () => {
  open([GREEN, { ...KHAKI, verdict: createVerdict('great', 0.8) }]);
  expect(getHeadline()).toHaveTextContent(
    'The green wrap dress and the khaki shirt dress are equally good. Take the one you like better.',
  );
  for (const name of ['the green wrap dress', 'the khaki shirt dress'])
    expect(screen.getByRole('button', { name: `Take ${name}` })).toBeVisible();
});

it('a question that decides the comparison is shown below, and its answer settles it', async () => {
  const { calls, person } = open([GREEN, BRICK], {
    'POST /garments/check': () => createCheckResponse({ verdict: createVerdict('great', 0.95) }),
  });
  expect(getHeadline()).toHaveTextContent('So far, the green wrap dress.');
  expect(screen.getAllByRole('article')[1]).toHaveTextContent('Poor to great');
  await person.click(
    within(screen.getByRole('group', { name: '2 Brick sheath dress: How is the neck?' })).getByRole('radio', {
      name: 'V-neck great',
    }),
  );
  expect(await screen.findByText('Take the brick sheath dress.')).toBeVisible();
  expect(getHeadline()).toHaveFocus();
  expect(listNames()).toEqual(['Brick sheath dress', 'Green wrap dress']);
  expect(calls[0]!.body).toMatchObject({ checkId: BRICK.checkId });
  expect(readGarmentDraft()!.kept.map(({ text }) => text)).toEqual(['', 'brick sheath, V-neck']);
});

it('a third garment can be added, and removing one makes room', async () => {
  const { person } = open([GREEN, KHAKI], {
    'POST /garments/check': () => createCheckResponse({ verdict: createVerdict('mixed', 0) }),
  });
  await person.click(screen.getByRole('button', { name: /^Add a third/ }));
  await fillAndSubmit(person, screen.getByLabelText('What have you found?'), 'brick sheath');
  expect(await screen.findByRole('article', { name: /Brick/ })).toBeVisible();
  expect(listNames()).toEqual(['Green wrap dress', 'Khaki shirt dress', 'Brick sheath dress']);
  expect(screen.queryByRole('button', { name: /^Add a third/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Remove Green wrap dress' }));
  expect(getHeadline()).toHaveTextContent('Take the khaki shirt dress.');
});

it('the winner can be added to the wardrobe before a new comparison', async () => {
  const { calls, person } = open([GREEN, KHAKI], {
    'POST /wardrobe': () => createPiece(),
  });
  await person.click(screen.getByRole('button', { name: 'Take it' }));
  expect(await screen.findByRole('link', { name: 'In your wardrobe' })).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ checkId: GREEN.checkId });
  await person.click(screen.getByRole('button', { name: 'Compare others' }));
  expect(getHeadline()).toHaveTextContent('Which one is better on you?');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  for (const name of ['Khaki shirt dress', 'Green wrap dress'])
    await person.click(screen.getByRole('button', { name: `Compare ${name}` }));
  expect(getHeadline()).toHaveTextContent('Take the green wrap dress.');
  expect(listNames()).toEqual(['Green wrap dress', 'Khaki shirt dress']);
  expect(calls.some(({ route }) => route === 'POST /garments/check')).toBe(false);
});

it('one garment waits for another, and verdicts for another body do not count', () => {
  open([GREEN, { ...KHAKI, body: 'another' }]);
  expect(getHeadline()).toHaveTextContent('And the other one?');
  expect(listNames()).toEqual(['Green wrap dress']);
});

it('two empty places can be filled from the wardrobe, and one button names the next step', async () => {
  const { calls, person } = open([], {
    'GET /wardrobe': () => ({
      items: [createPiece({ name: 'Green wrap dress', garment: GREEN.garment })],
      next: null,
      total: 1,
      held: 1,
      categories: [],
      inWash: 0,
      wishes: 0,
      limit: 10,
    }),
    'POST /garments/check': () =>
      createCheckResponse({ garment: GREEN.garment, verdict: createVerdict('great', 0.8) }),
  });
  expect(screen.getByText('First piece')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add the first piece' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Compare Green wrap dress' }));
  expect(await screen.findByRole('article', { name: /Green/ })).toBeVisible();
  expect(calls.find(({ route }) => route === 'POST /garments/check')!.body).toEqual({
    garment: GREEN.garment,
  });
  expect(screen.queryByText('First piece')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add the second piece' })).toBeVisible();
  await person.type(screen.getByLabelText('What have you found?'), 'a skirt');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove Green wrap dress' }));
  expect(screen.getByText('First piece')).toBeVisible();
});
