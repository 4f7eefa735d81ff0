import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { writeDraft } from '../../lib/drafts/drafts';
import { fill } from '../../lib/testing/fill';
import { A_TAPE, createMeasuredUser, createUser } from '../../lib/testing/a-user';
import { registrationKey } from '../../lib/session/registration-key';
import { createProblem, mockApi } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { tokens } from '../../lib/session/tokens';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

const SUCCESS = 'Registration successful! Please check your email for verification.';

const pages = (
  <Routes>
    <Route path="/register" element={<RegisterForm />} />
    <Route path="/login" element={<LoginForm />} />
    <Route path="/dashboard" element={null} />
  </Routes>
);
const open = () => renderApp(pages, { route: '/register' });

async function fillForm({ person }: ReturnType<typeof open>, password = 'lavender-42') {
  await fill(person, screen.getByLabelText('First name'), ' Florence ');
  await fill(person, screen.getByLabelText('Last name'), 'Okafor');
  await fill(person, screen.getByLabelText('Email'), 'florence@example.com');
  await person.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await fill(person, screen.getByLabelText('Password'), password);
  await person.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
}
const submit = ({ person }: ReturnType<typeof open>) =>
  person.click(screen.getByRole('button', { name: 'Create account' }));

it('RegisterForm creates an account, and the login page explains the next step', async () => {
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await fillForm(app);
  await submit(app);

  expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  expect(app.url()).toBe('/login');
  expect(calls).toEqual([
    {
      route: 'POST /auth/register',
      accessToken: null,
      body: {
        firstName: 'Florence',
        lastName: 'Okafor',
        email: 'florence@example.com',
        gender: 'F',
        password: 'lavender-42',
        adult: true,
      },
    },
  ]);
});

const ANSWERS = {
  known: { height: 64, sizeAbove: 38, sizeBelow: 42 },
  comparisons: { shouldersToHips: 0, waistToHips: 0, waistToChest: 1, legs: 3 },
  byString: {},
};

it('RegisterForm sends the start answers along, and focuses its first field', async () => {
  writeDraft('startAnswers', ANSWERS);
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  await fillForm(app);
  await submit(app);
  await screen.findByText(SUCCESS);
  expect(calls[0]!.body).toMatchObject({
    start: { height: 64, sizeAbove: 38, sizeBelow: 42, comparisons: ANSWERS.comparisons },
  });
});

it.each([
  ['some are missing', { ...ANSWERS, comparisons: { legs: 3 } }, false],
  ['eight numbers are typed', ANSWERS, true],
])('RegisterForm sends no start answers if %s', async (_case, answers, isTaped) => {
  writeDraft('startAnswers', answers);
  if (isTaped) {
    const { shoulders, chest, waist, hips, ...heights } = A_TAPE;
    writeDraft('introHorizontalMeasurements', { shoulders, chest, waist, hips });
    writeDraft('introVerticalMeasurements', heights);
  }
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await fillForm(app);
  await submit(app);
  await screen.findByText(SUCCESS);
  expect(calls[0]!.body).not.toHaveProperty('start');
});

it('RegisterForm uppercases a coupon code and sends it as the access code', async () => {
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await fillForm(app);
  await app.person.click(screen.getByRole('button', { name: 'I have a coupon code' }));
  await fill(app.person, screen.getByLabelText('Coupon code (optional)'), 'spring-10');
  expect(screen.getByLabelText('Coupon code (optional)')).toHaveValue('SPRING-10');
  await submit(app);
  expect(calls[0]?.body).toMatchObject({ accessCode: 'SPRING-10' });
});

it('RegisterForm stores tokens from the response', async () => {
  mockApi({
    'POST /auth/register': () => ({
      message: SUCCESS,
      registrationKey: 'key-1',
      accessToken: 'access-1',
      refreshToken: 'refresh-1',
    }),
    'GET /auth/me': () => ({ user: createUser({ isVerified: false }) }),
  });
  const app = open();
  await fillForm(app);
  await submit(app);
  expect(await screen.findByText('Please verify your email before logging in.')).toBeInTheDocument();
  expect(window.localStorage.getItem('refreshToken')).toBe('refresh-1');
});

it('RegisterForm redirects a signed-in user', () => {
  renderApp(pages, { route: '/register', user: createMeasuredUser() });
  expect(screen.queryByLabelText('First name')).not.toBeInTheDocument();
});

it('RegisterForm stores the registration key for the mailed link', async () => {
  mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await fillForm(app);
  await submit(app);
  expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  expect(registrationKey.get()).toBe('key-1');
});

it('RegisterForm replaces the session of an unverified user and leads to the login page', async () => {
  const user = createUser({ isVerified: false });
  mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = renderApp(pages, { route: '/register', user });
  await fillForm(app);
  await submit(app);
  expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
  expect(screen.queryByText(/You are signed in as|Please verify/)).not.toBeInTheDocument();
  expect(tokens.present()).toBe(false);
});

it('RegisterForm keeps the session if no account was created', async () => {
  mockApi({ 'POST /auth/register': () => createProblem(400, 'Invalid coupon code') });
  const app = renderApp(pages, { route: '/register', user: createUser({ isVerified: false }) });
  await fillForm(app);
  await submit(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon code');
  expect(tokens.present()).toBe(true);
});

it('RegisterForm lists every missing field in the summary and at the field, and sends nothing', async () => {
  const calls = mockApi({});
  const app = open();
  await submit(app);

  const sentences = {
    'First name': 'Please enter your first name',
    'Last name': 'Please enter your last name',
    Email: 'Please enter your email',
    Gender: 'Please choose a gender',
    Password: 'Please choose a password',
  };
  for (const [label, sentence] of Object.entries(sentences)) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  }
  expect(calls).toEqual([]);

  await app.person.click(screen.getByRole('link', { name: 'Please enter your email' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

it('RegisterForm removes a field’s error once the field is fixed', async () => {
  mockApi({});
  const app = open();
  await submit(app);
  await app.person.type(screen.getByLabelText('First name'), 'F');
  expect(screen.queryByText('Please enter your first name')).not.toBeInTheDocument();
  expect(screen.getByLabelText('First name')).toHaveFocus();
});

it.each([
  ['short', 'abc', 'Password must be at least 6 characters'],
  ['long', 'x'.repeat(129), 'Password must be at most 128 characters'],
])('RegisterForm refuses a password that is too %s', async (_case, password, sentence) => {
  const calls = mockApi({});
  const app = open();
  await fillForm(app, password);
  await submit(app);
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  expect(calls).toEqual([]);
});

it("RegisterForm shows the server's errors next to their fields, and keeps the typed values", async () => {
  const sentences = {
    'First name': 'First name must be at most 50 characters',
    'Last name': 'Last name must be at most 50 characters',
    Email: 'Please enter a valid email address',
    Password: 'This password is too easy to guess. Please choose another one.',
    'Coupon code (optional)': 'Invalid coupon code',
  };
  const errors = Object.values(sentences);
  const [firstName, lastName, email, password, accessCode] = errors as [
    string,
    string,
    string,
    string,
    string,
  ];
  const fields = { firstName, lastName, email, password, accessCode };
  mockApi({ 'POST /auth/register': () => createProblem(400, firstName, { errors, fields }) });
  const app = open();
  await fillForm(app);
  await submit(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.join(''));
  for (const [label, sentence] of Object.entries(sentences)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await app.person.click(screen.getByRole('link', { name: sentence }));
    expect(screen.getByLabelText(label)).toHaveFocus();
  }
  expect(screen.getByLabelText('Password')).toHaveValue('lavender-42');
  expect(app.url()).toBe('/register');

  await app.person.type(screen.getByLabelText('Coupon code (optional)'), 'S');
  expect(screen.queryByText('Invalid coupon code')).not.toBeInTheDocument();
});

it('RegisterForm shows every server error, even those for unknown fields or no field', async () => {
  const errors = [
    'Last name must be at most 50 characters',
    'Referral must be text',
    'Please come back tomorrow',
  ] as const;
  const fields = { lastName: errors[0], referredBy: errors[1] };
  mockApi({ 'POST /auth/register': () => createProblem(400, errors[0], { errors: [...errors], fields }) });
  const app = open();
  await fillForm(app);
  await submit(app);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors.join(''));
});

it('RegisterForm falls back to its own message if the server sends none', async () => {
  mockApi({ 'POST /auth/register': () => new Response('', { status: 500 }) });
  const app = open();
  await fillForm(app);
  await submit(app);
  expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Please try again.');
});

it('RegisterForm accepts a long pasted password, and supports password managers [S6]', async () => {
  const password = 'a passphrase that goes on '.repeat(4);
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = open();
  await fillForm(app, 'x');
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  await app.person.clear(field);
  await app.person.click(field);
  await app.person.paste(password);
  await submit(app);
  expect(calls[0]?.body).toMatchObject({ password });
});

it('RegisterForm requires the user to be an adult', async () => {
  const calls = mockApi({});
  const app = open();
  await fillForm(app);
  const adult = screen.getByRole('checkbox', { name: 'I am 18 or older' });
  await app.person.click(adult);
  expect(adult).not.toBeChecked();
  await submit(app);
  expect(calls).toEqual([]);
  expect(adult).toBeInvalid();
  expect(adult).toHaveAccessibleDescription(
    'An account is for people of 18 or older. Please confirm that you are.',
  );
});

it('RegisterForm sends the invitation from its URL', async () => {
  const calls = mockApi({ 'POST /auth/register': () => ({ message: SUCCESS, registrationKey: 'key-1' }) });
  const app = renderApp(pages, { route: '/register?invitation=a-token' });
  await fillForm(app);
  await submit(app);
  await screen.findByText(SUCCESS);
  expect(calls[0]!.body).toMatchObject({ invitation: 'a-token', adult: true });
});
