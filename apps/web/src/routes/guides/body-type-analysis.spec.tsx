import type { UserResponse } from '@figura/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  createDetail,
  createFeature,
  createGarment,
  createAnalysis,
  createSomeLooks,
} from '../../lib/testing/a-recommendation';
import { createMeasuredUser, drawAs } from '../../lib/testing/a-user';
import { drawOnSight, stopDrawing } from '../../lib/testing/draw-on-sight';
import type { FakeHandlers } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { FakeWorker } from '../../lib/testing/fake-worker';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import BodyTypeAnalysisRoute from './body-type-analysis';

const ROUTE = 'GET /recommendations/body-type-analysis';
const CHOSEN = drawAs({ skin: 'tone-3' });
const open = (user = createMeasuredUser({ preferences: CHOSEN })) =>
  renderApp(<BodyTypeAnalysisRoute />, { user });
const respondWith = (overrides: Parameters<typeof createAnalysis>[0]) =>
  mockApi({ [ROUTE]: () => createAnalysis(overrides) });

it('the body type analysis says that it is loading', () => {
  mockApi({ [ROUTE]: () => new Promise(() => undefined) });
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Loading your body analysis…');
  expect(screen.getByRole('img', { name: 'Your figure, body type B1' })).toBeInTheDocument();
});

it('the body type analysis shows an error and can be reloaded', async () => {
  const handlers: FakeHandlers = { [ROUTE]: () => createProblem(500, 'Broken', { code: 'INTERNAL' }) };
  mockApi(handlers);
  const { person } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load your body analysis. Please try again.',
  );
  handlers[ROUTE] = () => createAnalysis();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Wide hips' })).toBeVisible();
});

it('the body type analysis mentions the connection if there is no response', async () => {
  mockApi({ [ROUTE]: () => Promise.reject(new TypeError('Failed to fetch')) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
});

it('the body type analysis links to the measurements if there is nothing to analyze yet', async () => {
  mockApi({ [ROUTE]: () => createProblem(404, 'No analysis data available', { code: 'NOT_FOUND' }) });
  open();
  expect(await screen.findByRole('heading', { name: 'No analysis data available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toHaveAttribute(
    'href',
    paths.measurementsVertical,
  );
});

it('the body type analysis shows a paid user every proportion with its reason and guide', async () => {
  respondWith({});
  open();
  expect(await screen.findByRole('link', { name: 'Wide hips' })).toHaveAttribute(
    'href',
    '/body-type-analysis/how-to?bodyPart=hips&attribute=wide',
  );
  expect(screen.getByRole('link', { name: 'Narrow shoulders' })).toBeVisible();
  expect(screen.getByText('Your shoulders draw the shorter line.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'A clear B1' })).toBeVisible();
  expect(screen.queryByText('Preview Mode')).not.toBeInTheDocument();
  expect(screen.queryByText('Premium Feature')).not.toBeInTheDocument();
});

it('the body type analysis shows a paid user the guides from the self-analysis', async () => {
  respondWith({
    bodyConcerns: [createFeature({ bodyPart: 'feet', attribute: 'wide', reason: 'You ticked it.' })],
    bodyConcernsCount: 1,
  });
  open();
  const section = await screen.findByRole('region', { name: 'From your self analysis' });
  expect(within(section).getByRole('link', { name: 'Wide feet' })).toBeVisible();
  expect(within(section).getByRole('link', { name: 'Change your self analysis' })).toBeVisible();
});

it('the body type analysis says that the guide for a ticked feature is already listed above', async () => {
  respondWith({ bodyConcerns: [], bodyConcernsCount: 1 });
  open();
  const section = await screen.findByRole('region', { name: 'From your self analysis' });
  expect(section).toHaveTextContent('What you ticked shapes your balance already: its guide is above.');
  expect(within(section).getByRole('link', { name: 'Change your self analysis' })).toBeVisible();
});

it('the body type analysis links a paid user without concerns to the self-analysis', async () => {
  respondWith({});
  open();
  expect(await screen.findByRole('link', { name: 'Start your self analysis' })).toHaveAttribute(
    'href',
    '/body-parts-preference?edit',
  );
});

it('the body type analysis shows a free account the first proportion and the number of others', async () => {
  respondWith({ hasPaid: false, totalBalanceIssues: 4, bodyConcernsCount: 3 });
  const { person } = open();
  expect(await screen.findByRole('link', { name: 'Wide hips' })).toBeVisible();
  expect(screen.queryByText('Narrow shoulders')).not.toBeInTheDocument();
  expect(screen.getByText('Preview Mode')).toBeVisible();
  expect(screen.getByRole('heading', { name: '+3 more body parts' })).toBeVisible();
  const section = screen.getByRole('region', { name: 'From your self analysis' });
  expect(within(section).getByText('Premium Feature')).toBeVisible();
  expect(section).toHaveTextContent('3 concerns');
  expect(screen.getAllByRole('button', { name: /Unlock/ })).toHaveLength(1);

  await person.click(screen.getByRole('button', { name: 'Unlock My Analysis' }));
  const dialog = screen.getByRole('dialog', { name: 'Lifetime access' });
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the body type analysis shows no preview notice if there is only one proportion', async () => {
  respondWith({ hasPaid: false, totalBalanceIssues: 1 });
  open();
  expect(await screen.findByRole('link', { name: 'Wide hips' })).toBeVisible();
  expect(screen.queryByText('Preview Mode')).not.toBeInTheDocument();
  expect(screen.queryByText(/more body part/)).not.toBeInTheDocument();
});

it('the body type analysis falls back to the feature’s own words without details', async () => {
  respondWith({ bodyPartDetails: {} });
  open();
  expect(await screen.findByRole('link', { name: 'hips, wide' })).toBeVisible();
});

describe('with drawn figures', () => {
  beforeEach(() => drawOnSight(150));
  afterEach(stopDrawing);

  it('the body type analysis dresses all figures up to the slider’s position', async () => {
    FakeWorker.install();
    const look = { ...createSomeLooks('dress', 1)[0]!, garment: createGarment() };
    const bodyPartDetails = {
      'hips-wide': { ...createDetail('Wide hips'), look },
      'shoulders-narrow': { ...createDetail('Narrow shoulders'), look },
    };
    respondWith({ bodyPartDetails });
    open();
    const slider = await screen.findByRole('slider', { name: 'As you are or with the advice' });
    const figures = await screen.findAllByAltText(/^You in a wrap dress/);
    const readNow = () => document.querySelector('[data-now]')?.textContent;
    expect(readNow()).toBe('With the advice');
    fireEvent.change(slider, { target: { value: '10' } });
    expect(readNow()).toBe('As you are');
    fireEvent.change(slider, { target: { value: '90' } });
    expect(figures.map(({ parentElement }) => parentElement!.style.clipPath)).toEqual([
      'inset(0 0 0 10%)',
      'inset(0 0 0 10%)',
    ]);
  });

  it('the body type analysis has no slider if nothing can be drawn', async () => {
    respondWith({});
    open();
    await screen.findByRole('link', { name: 'Wide hips' });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});

it('the body type analysis saves the aim for a proportion immediately', async () => {
  const sent: unknown[] = [];
  let store: (response: UserResponse) => void = () => undefined;
  const stored = new Promise<UserResponse>((resolve) => (store = resolve));
  let { balanceIssues } = createAnalysis();
  mockApi({
    [ROUTE]: () => createAnalysis({ balanceIssues }),
    'PUT /user/feature-choices': (body) => {
      sent.push(body);
      return stored;
    },
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Change aim: Wide hips' }));
  const choices = screen.getByRole('group', { name: 'Wide hips: what clothes should do' });
  expect(within(choices).getByRole('radio', { name: 'Balance it' })).toBeChecked();
  await person.click(within(choices).getByRole('radio', { name: 'Show it' }));
  expect(sent).toEqual([{ 'hips:wide': 'show' }]);
  expect(within(choices).getByRole('radio', { name: 'Show it' })).toBeChecked();
  balanceIssues = balanceIssues.map((issue) =>
    issue.bodyPart === 'hips' ? { ...issue, choice: 'show' } : issue,
  );
  store({ user: createMeasuredUser() });
  await act(() => stored);
  expect(within(choices).getByRole('radio', { name: 'Show it' })).toBeChecked();
});

it('the body type analysis reverts a choice that could not be saved, and shows an error', async () => {
  mockApi({
    [ROUTE]: () => createAnalysis(),
    'PUT /user/feature-choices': () => createProblem(503, 'Away', { code: 'UNAVAILABLE' }),
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Change aim: Wide hips' }));
  const choices = screen.getByRole('group', { name: 'Wide hips: what clothes should do' });
  await person.click(within(choices).getByRole('radio', { name: 'Leave it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save your choice. Please try again.');
  await waitFor(() => expect(within(choices).getByRole('radio', { name: 'Balance it' })).toBeChecked());
});

it('the body type analysis offers no choices without lifetime access', async () => {
  respondWith({ hasPaid: false });
  open();
  await screen.findByRole('link', { name: 'Wide hips' });
  expect(screen.queryByRole('group', { name: /what clothes should do/ })).not.toBeInTheDocument();
});

it('the body type analysis explains why the code and the proportions differ', async () => {
  respondWith({ codeNote: 'Your letter is the one for bodies that no other rule describes.' });
  open();
  const sure = within(await screen.findByRole('region', { name: /B1/ }));
  expect(
    sure.getByText('Your letter is the one for bodies that no other rule describes.'),
  ).toBeInTheDocument();
});
