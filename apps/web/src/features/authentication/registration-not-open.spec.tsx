import { screen, waitFor } from '@testing-library/react';
import { redirectTo } from '../../lib/browser/redirect';
import { providerSignIn } from '../../lib/session/provider-sign-in';
import { fill } from '../../lib/testing/fill';
import { createProblem, mockApi, type FakeHandlers } from '../../lib/testing/fake-api';
import { renderApp } from '../../lib/testing/render-app';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

let mockRegistration = 'open';

jest.mock('../../lib/browser/redirect', () => ({ redirectTo: jest.fn() }));
jest.mock('../../content/door', () => ({
  ...jest.requireActual<object>('../../content/door'),
  get REGISTRATION() {
    return mockRegistration;
  },
}));

it.each([
  ['closed', '/register', /^Registration is closed at the moment\./],
  ['closed', '/register?invitation=a-token', /^Registration is closed at the moment\./],
  ['invite', '/register', /^Registering needs an invitation\./],
  ['closed', '/login', /^Registration is closed at the moment\.$/],
  ['invite', '/login', /^New to Figura\? Registering needs an invitation/],
])('with REGISTRATION=%s, %s explains that registration is not open', (registration, route, sentence) => {
  mockRegistration = registration;
  renderApp(route === '/login' ? <LoginForm /> : <RegisterForm />, { route });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

describe('an invitation link with REGISTRATION=invite', () => {
  const open = (handlers: FakeHandlers) => {
    mockRegistration = 'invite';
    const calls = mockApi(handlers);
    return { ...renderApp(<RegisterForm />, { route: '/register?invitation=a-token' }), calls };
  };
  async function fillAndSend({ person }: ReturnType<typeof open>) {
    await fill(person, screen.getByLabelText('First name'), 'Florence');
    await fill(person, screen.getByLabelText('Last name'), 'Okafor');
    await fill(person, screen.getByLabelText('Email'), 'florence@example.com');
    await person.selectOptions(screen.getByLabelText('Gender'), 'Female');
    await fill(person, screen.getByLabelText('Password'), 'lavender-42');
    await person.click(screen.getByRole('checkbox', { name: 'I am 18 or older' }));
    await send(person);
  }
  const send = (person: ReturnType<typeof open>['person']) =>
    person.click(screen.getByRole('button', { name: 'Create account' }));

  it('opens the form, which sends the invitation once', async () => {
    const app = open({ 'POST /auth/register': () => new Promise(() => undefined) });
    await fillAndSend(app);
    await send(app.person);
    expect(app.calls.map(({ body }) => body)).toEqual([expect.objectContaining({ invitation: 'a-token' })]);
  });

  it('shows that the invitation is not valid for this address, and keeps the typed values', async () => {
    const sentence = 'This invitation is not good for this address.';
    const app = open({
      'POST /auth/register': () => createProblem(403, sentence, { code: 'INVITATION_INVALID' }),
    });
    await fillAndSend(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Email')).toHaveValue('florence@example.com');
    expect(app.url()).toBe('/register?invitation=a-token');
  });

  it('passes the invitation on to a provider', async () => {
    const { person } = open({
      'GET /auth/providers': () => ({ providers: [{ id: 'google', name: 'Google' }] }),
      'POST /auth/providers/google/start': () => ({ url: 'https://accounts.google.test/', key: 'key-1' }),
    });
    await person.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('https://accounts.google.test/'));
    expect(providerSignIn.find('google')).toMatchObject({ key: 'key-1', invitation: 'a-token' });
  });
});
