import { screen } from '@testing-library/react';
import { renderApp } from '../../lib/testing/render-app';
import { LoginForm } from './login-form';
import { RegisterForm } from './register-form';

let mockRegistration = 'open';

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
])('with REGISTRATION=%s %s says so kindly', (registration, route, sentence) => {
  mockRegistration = registration;
  renderApp(route === '/login' ? <LoginForm /> : <RegisterForm />, { route });
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create Account' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

it('with REGISTRATION=invite the link of an invitation opens the form', () => {
  mockRegistration = 'invite';
  renderApp(<RegisterForm />, { route: '/register?invitation=a-token' });
  expect(screen.getByRole('button', { name: 'Create Account' })).toBeVisible();
});
