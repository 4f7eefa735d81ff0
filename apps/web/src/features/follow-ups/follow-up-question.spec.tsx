import { screen } from '@testing-library/react';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { createUser } from '../../lib/testing/a-user';
import { renderApp } from '../../lib/testing/render-app';
import { FollowUpQuestion } from './follow-up-question';

const DUE = {
  id: '6741f0a2c4e5b8d1f2a3b4c5',
  source: 'check' as const,
  name: 'Green wrap dress',
  since: '2026-11-15',
};
const PATH = 'PUT /follow-ups/6741f0a2c4e5b8d1f2a3b4c5';

const open = () => renderApp(<FollowUpQuestion />, { user: createUser() });

it('FollowUpQuestion asks one question and accepts one tap', async () => {
  let items = [DUE];
  const calls = mockApi({
    'GET /follow-ups': () => ({ items }),
    [PATH]: ({ answer }) => ((items = []), { id: DUE.id, answer }),
  });
  const { person } = open();
  expect(
    await screen.findByText('You checked “Green wrap dress” and kept it. What became of it?'),
  ).toBeVisible();
  await person.dblClick(screen.getByRole('button', { name: 'Returned it' }));
  expect(await screen.findByRole('status')).toHaveTextContent('counted without your name');
  const sent = calls.filter(({ route }) => route === PATH);
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'returned' }]);
});

it('FollowUpQuestion keeps the question if the answer could not be sent', async () => {
  mockApi({ 'GET /follow-ups': () => ({ items: [DUE] }), [PATH]: () => createProblem(503, 'Busy') });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Rather not say' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your answer could not be sent');
  expect(screen.getByRole('button', { name: 'Kept it' })).toBeVisible();
});

it('FollowUpQuestion shows nothing if no follow-up is due', async () => {
  const calls = mockApi({ 'GET /follow-ups': () => ({ items: [] }) });
  const { container } = open();
  await screen.findByText('', { selector: 'body' });
  expect(calls.map(({ route }) => route)).toEqual(['GET /follow-ups']);
  expect(container.querySelector('section')).toBeNull();
});
