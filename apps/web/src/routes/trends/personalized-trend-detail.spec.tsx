import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createEffect, createItemResponse } from '../../lib/testing/a-recommendation';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import type { FakeHandlerOf } from '../../lib/testing/fake-api';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import PersonalizedTrendDetail from './personalized-trend-detail';

const CAPE = 'GET /recommendations/trending/personalized/item/cape';

const open = (
  handler: FakeHandlerOf<typeof CAPE> = () => createItemResponse('cape'),
  id = 'cape',
  user = createMeasuredUser(),
) => {
  mockApi({ [CAPE]: handler });
  return renderApp(
    <Routes>
      <Route path="/current-trends/personalized/detail/:itemId?" element={<PersonalizedTrendDetail />} />
    </Routes>,
    { user, route: `/current-trends/personalized/detail/${id}` },
  );
};

it('the page of a personalized trend shows the item and where it is sold', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 2, name: 'cape' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Perfect Trend for You' })).toBeVisible();
  expect(document.querySelector('article img')).toHaveAttribute('alt', '');
  expect(screen.getByText('For You')).toBeVisible();
  expect(screen.getByText('Trending')).toBeVisible();
  const shop = screen.getByRole('link', { name: /^Shop This Perfect Trend/ });
  expect(shop).toHaveAttribute('href', 'https://rue-calembert.example/cape');
  expect(shop).toHaveAttribute('rel', 'noopener noreferrer');
});

it('the page of a personalized trend links a user without measurements to measuring', async () => {
  open(
    () => ({ ...createItemResponse('cape'), isBestLook: false, effectDescriptions: [] }),
    'cape',
    createUser({ hasPaid: true }),
  );
  expect(await screen.findByRole('heading', { level: 2, name: 'cape' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start My Measurements' })).toHaveAttribute(
    'href',
    '/intro-measurements-welcome',
  );
  expect(screen.queryByText(/Perfect|For You|neither adds/)).not.toBeInTheDocument();
});

it('the page of a personalized trend gives the reasons by body part', async () => {
  open();
  const reasons = await screen.findByRole('region', { name: 'Why This Works Perfectly for You' });
  expect(
    within(reasons)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent),
  ).toEqual(['Perfect for Your Wide hips', 'Perfect for Your Narrow shoulders']);
  expect(within(reasons).getByText('Ending at the high hip')).toBeVisible();
  expect(within(reasons).getByText('It ends above the widest line.')).toBeVisible();
});

it('the page of a personalized trend says so if no proportion speaks for the item', async () => {
  open(() => ({ ...createItemResponse('cape'), effectDescriptions: [] }));
  expect(await screen.findByRole('heading', { name: 'Trending Just for You' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Why This Works Perfectly for You' })).not.toBeInTheDocument();
});

it('the page of a personalized trend shows what works for and against the proportions', async () => {
  const cautions = [
    createEffect({
      feature: 'waist:defined',
      bodyPart: 'Defined waist',
      rating: -1,
      description: 'Generous width makes a single block.',
    }),
  ];
  open(() => ({ ...createItemResponse('cape'), cautions }));
  expect(await screen.findByRole('heading', { name: 'What to Consider' })).toBeVisible();
  expect(screen.getByText('It ends above the widest line.')).toBeVisible();
  expect(screen.getByText('Generous width makes a single block.')).toBeVisible();
});

it('the page of a trend outside the user’s best looks does not call it perfect', async () => {
  open(() => ({ ...createItemResponse('cape'), isBestLook: false }));
  expect(await screen.findByRole('region', { name: 'What It Does for Your Proportions' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'A trend of this week' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Wide hips' })).toBeVisible();
  expect(screen.queryByText(/Perfect|For You$/)).not.toBeInTheDocument();
});

it('the page of a personalized trend shows no shop without an https URL', async () => {
  open(() => createItemResponse('cape', { fullURL: 'http://shop.example', url: '' }));
  await screen.findByRole('heading', { level: 2, name: 'cape' });
  expect(screen.queryByRole('link', { name: /^Shop/ })).not.toBeInTheDocument();
});

it('the page of a personalized trend links back to the personalized trends', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Back to Trends' })).toHaveAttribute(
    'href',
    '/current-trends?tab=personalized',
  );
});

it('the page of a personalized trend reports that there is no such item', async () => {
  open(undefined, 'unknown');
  expect(await screen.findByRole('heading', { name: 'Item Not Found' })).toBeVisible();
  expect(screen.getByText('No personalized trend details found')).toBeVisible();
});

it('the page of a personalized trend reports that the URL contains no item', () => {
  open(undefined, '');
  expect(screen.getByRole('heading', { name: 'Missing item ID' })).toBeVisible();
});

it('the page of a personalized trend shows an error', async () => {
  open(() => createProblem(500, 'Broken', { code: 'INTERNAL' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load item details. Please try again.',
  );
});

it('the page of a personalized trend is locked for a free account', async () => {
  const { person } = open(() => createProblem(403, 'Locked', { code: 'PREMIUM_REQUIRED' }));
  await person.click(await screen.findByRole('button', { name: 'Unlock Current Trends' }));
  expect(screen.getByRole('dialog', { name: 'Lifetime access' })).toBeVisible();
});
