import { screen } from '@testing-library/react';
import { fill } from '../../lib/testing/fill';
import { createUser } from '../../lib/testing/a-user';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { PasswordForm } from './password-form';

const open = () => renderApp(<PasswordForm email="florence@example.com" />, { user: createUser() });

async function change({ person }: ReturnType<typeof open>, values: [string, string, string]) {
  for (const [index, label] of ['Current password', 'New password', 'Confirm new password'].entries()) {
    if (values[index]) await fill(person, screen.getByLabelText(label), values[index]);
  }
  await person.click(screen.getByRole('button', { name: 'Change password' }));
}

it('PasswordForm changes the password and clears the form', async () => {
  const calls = mockApi({ 'PUT /user/change-password': () => ({ message: 'Done.' }) });
  await change(open(), ['lavender-42', 'rosemary-43', 'rosemary-43']);
  expect(await screen.findByText('Password changed successfully!')).toBeInTheDocument();
  expect(calls[0]?.body).toEqual({ currentPassword: 'lavender-42', newPassword: 'rosemary-43' });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

it('PasswordForm hides the success message once the user types again', async () => {
  mockApi({ 'PUT /user/change-password': () => ({ message: 'Done.' }) });
  const app = open();
  await change(app, ['lavender-42', 'rosemary-43', 'rosemary-43']);
  await screen.findByText('Password changed successfully!');
  await app.person.type(screen.getByLabelText('New password'), 'm');
  expect(screen.queryByText('Password changed successfully!')).not.toBeInTheDocument();
});

it.each<[string, [string, string, string], string]>([
  ['no current password', ['', 'rosemary-43', 'rosemary-43'], 'Please enter your current password'],
  [
    'a new one that is too short',
    ['lavender-42', 'abc', 'abc'],
    'New password must be at least 6 characters',
  ],
  [
    'a new one that is too long',
    ['a', 'x'.repeat(129), 'x'.repeat(129)],
    'New password must be at most 128 characters',
  ],
  ['two different new ones', ['lavender-42', 'rosemary-43', 'rosemary-44'], 'New passwords do not match'],
])('PasswordForm sends nothing with %s', async (_case, values, sentence) => {
  const calls = mockApi({});
  await change(open(), values);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
});

it('PasswordForm shows why the server refused, and keeps the session', async () => {
  mockApi({
    'PUT /user/change-password': () =>
      createProblem(400, 'Current password is incorrect', {
        code: 'INVALID_CREDENTIALS',
        fields: { currentPassword: 'Current password is incorrect' },
      }),
  });
  await change(open(), ['wrong', 'rosemary-43', 'rosemary-43']);
  expect(await screen.findByLabelText('Current password')).toBeInvalid();
  expect(await screen.findByRole('alert')).toHaveTextContent('Current password is incorrect');
  expect(window.localStorage.getItem('accessToken')).toBe('access-1');
});

it('PasswordForm falls back to its own message if the server sends none', async () => {
  mockApi({ 'PUT /user/change-password': () => new Response('', { status: 500 }) });
  await change(open(), ['lavender-42', 'rosemary-43', 'rosemary-43']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to change password');
});

it('PasswordForm shows and hides each password separately', async () => {
  const { person } = open();
  await person.click(screen.getByRole('button', { name: 'Show new password' }));
  expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText('Current password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('type', 'password');
});

it('PasswordForm tells password managers the account’s email [S6]', () => {
  const { container } = open();
  expect(container.querySelector('[autocomplete=username]')).toHaveValue('florence@example.com');
});
