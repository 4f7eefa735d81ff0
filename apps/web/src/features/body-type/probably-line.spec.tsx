import type { Measurement, User } from '@figura/contracts';
import { screen, waitFor } from '@testing-library/react';
import { createMeasuredUser, createProvisionalUser, drawAs } from '../../lib/testing/a-user';
import { mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import { ProbablyLine } from './probably-line';

const open = (user: User, route: string = paths.dashboard) => renderApp(<ProbablyLine />, { user, route });
const mockConfidence = (remeasure: Measurement | null) =>
  mockApi({
    'GET /recommendations/body-type-analysis': () => ({
      bodyType: { horizontal: 'B', vertical: '1', combined: 'B1' },
      balanceIssues: [],
      bodyConcerns: [],
      bodyPartDetails: {},
      hasPaid: false,
      totalBalanceIssues: 0,
      nextLocked: null,
      bodyConcernsCount: 0,
      codeNote: null,
      confidence: { code: 'B1', probability: 0.5, neighbors: [], flips: [], remeasure },
    }),
  });

it('ProbablyLine shows the probable type and links to the most useful measurement', async () => {
  mockConfidence('waist');
  open(createProvisionalUser());
  expect(await screen.findByRole('link', { name: 'Measure your waist: 1 minute' })).toHaveAttribute(
    'href',
    '/profile/measurements?only=waist',
  );
  expect(screen.getByText('Probably B1.')).toBeVisible();
});

it('ProbablyLine names a height by its two ends', async () => {
  mockConfidence('crotchToKnee');
  open(createProvisionalUser());
  expect(await screen.findByRole('link', { name: 'Measure crotch to knee: 1 minute' })).toBeVisible();
});

it('ProbablyLine disappears once the type is settled', async () => {
  const calls = mockConfidence(null);
  open(createProvisionalUser());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Probably B1.')).not.toBeInTheDocument());
});

it.each([
  ['everything is measured', createMeasuredUser(), paths.dashboard],
  ['the user is measuring', createProvisionalUser(), paths.profileMeasurements],
])('ProbablyLine requests nothing while %s', (_case, user, route) => {
  const calls = mockConfidence('waist');
  open(user, route);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('ProbablyLine asks in a fixed order if numbers are hidden', () => {
  const calls = mockConfidence('waist');
  const user = createProvisionalUser({ preferences: { ...drawAs({}), hideNumbers: true } });
  open(user);
  expect(screen.getByRole('link', { name: 'Measure your hips: 1 minute' })).toBeVisible();
  expect(calls).toEqual([]);
});
