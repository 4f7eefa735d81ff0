import { screen } from '@testing-library/react';
import { fill } from '../../lib/testing/fill';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { requestPasswordReset } from './api';
import { EmailForm } from './email-form';

const open = () =>
  renderApp(
    <EmailForm action={requestPasswordReset} button="Send Reset Link" failure="Failed to send reset email" />,
  );
const send = async ({ person }: ReturnType<typeof open>, email: string) => {
  if (email) await fill(person, screen.getByLabelText('Email'), email);
  await person.click(screen.getByRole('button', { name: 'Send Reset Link' }));
};

it('EmailForm shows the server’s message', async () => {
  const calls = mockApi({ 'POST /password/forgot-password': () => ({ message: 'A link is on its way.' }) });
  await send(open(), 'florence@example.com');
  expect(await screen.findByRole('status')).toHaveTextContent('A link is on its way.');
  expect(calls).toEqual([
    { route: 'POST /password/forgot-password', body: { email: 'florence@example.com' }, accessToken: null },
  ]);
});

it('EmailForm requires an email before it sends anything', async () => {
  const calls = mockApi({});
  await send(open(), '');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email');
  expect(calls).toEqual([]);
});

it("EmailForm shows the server's error next to the field", async () => {
  const sentence = 'Please enter a valid email address';
  mockApi({
    'POST /password/forgot-password': () => createProblem(400, sentence, { fields: { email: sentence } }),
  });
  const app = open();
  await send(app, 'florence@example');
  await app.person.click(await screen.findByRole('link', { name: sentence }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(sentence));
});

it('EmailForm shows why the email could not be sent', async () => {
  mockApi({
    'POST /password/forgot-password': () =>
      createProblem(429, 'Too many requests.', { code: 'TOO_MANY_REQUESTS' }),
  });
  await send(open(), 'florence@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests.');
});

it('EmailForm falls back to its own message if the server sends none', async () => {
  mockApi({ 'POST /password/forgot-password': () => new Response('', { status: 500 }) });
  await send(open(), 'florence@example.com');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send reset email');
});
