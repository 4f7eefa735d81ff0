import { screen, within } from '@testing-library/react';
import { writeLocalResult } from '../../features/measurements/local-result';
import { clearDraft } from '../../lib/drafts/draft-stores';
import { createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { paths } from '../../paths';
import ResultsRoute from './results';

const { totalHeight: _total, ...tape } = createMeasuredUser().measurements!;

it('the results show the code, its names, and the local measurements in inches', () => {
  writeLocalResult({ ...tape, waist: 30.5 });
  renderApp(<ResultsRoute />, { user: createUser() });
  expect(screen.getByRole('heading', { level: 1, name: 'B1' })).toBeVisible();
  expect(screen.getByText('Triangle/Pear')).toBeVisible();
  expect(screen.getByText('Balanced')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Measurements, in inches' })).toBeVisible();
  expect(screen.getByText('30½')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your figure, body type B1' })).toBeInTheDocument();
});

it('the results distinguish favorite parts from concerns', () => {
  writeLocalResult(tape);
  renderApp(<ResultsRoute />, { user: createUser({ bodyConcerns: ['legs:thick', 'arms:toned'] }) });
  expect(screen.getByRole('heading', { name: 'Favorite parts' }).nextSibling).toHaveTextContent(
    'Arms: Toned',
  );
  expect(screen.getByRole('heading', { name: 'Concerns' }).nextSibling).toHaveTextContent('Legs: Thick');
});

it('the results show the ratios of girths and the shares of the height', () => {
  writeLocalResult(tape);
  renderApp(<ResultsRoute />, { user: createUser() });
  const proportions = within(screen.getByRole('region', { name: 'Proportions' }));
  expect(proportions.getByText('Torso').nextSibling).toHaveTextContent('50.0%');
  expect(proportions.getByText('Mid-body').nextSibling).toHaveTextContent('46.2%');
  expect(proportions.getByText('Hips to waist').nextSibling).toHaveTextContent('1.40');
});

it('the results show the probabilities of the type and its neighbors in percent', () => {
  writeLocalResult(tape);
  renderApp(<ResultsRoute />, { user: createUser() });
  const chances = screen.getByRole('list', { name: 'How likely each type is' });
  expect(within(chances).getAllByRole('listitem')[0]).toHaveTextContent(/^B1 \d+%$/);
});

it('the results say how sure the type is', () => {
  writeLocalResult(tape);
  renderApp(<ResultsRoute />, { user: createUser() });
  expect(screen.getByRole('region', { name: /B1/ })).toHaveTextContent(/once more would/);
});

it('the results redirect to measuring if the account was measured again elsewhere', () => {
  writeLocalResult({ ...tape, waist: 40 });
  const { url } = renderApp(<ResultsRoute />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.measurementsVertical);
});

it('the results redirect to measuring if anything is missing', () => {
  writeLocalResult(tape);
  clearDraft('horizontalBodyType');
  const { url } = renderApp(<ResultsRoute />, { user: createMeasuredUser() });
  expect(url()).toBe(paths.measurementsVertical);
});

it('the results omit body numbers if they are hidden, until they are shown once', async () => {
  writeLocalResult(tape);
  const user = createUser();
  const preferences = { ...user.preferences, hideNumbers: true };
  const { person, container } = renderApp(<ResultsRoute />, { user: { ...user, preferences } });
  const codesAndChances = /[A-E][1-4]|\d+%/g;
  expect(container.textContent!.replace(codesAndChances, '')).not.toMatch(/\d|½/);
  await person.click(screen.getByRole('button', { name: 'Show them once' }));
  expect(screen.getByRole('heading', { name: 'Measurements, in inches' })).toBeVisible();
});
