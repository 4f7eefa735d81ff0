import fc from 'fast-check';
import { claimDrafts, clearSessionData } from '../../lib/drafts/draft-stores';
import { createMeasuredUser, createProvisionalUser, createUser } from '../../lib/testing/a-user';
import { getDestinationAfterSignIn } from './destination';

it.each([
  ['has no measurements', createUser()],
  ['has no body type', createMeasuredUser({ bodyType: null })],
])('signing in leads a user who %s to the measurements, whatever was asked for', (_case, user) => {
  expect(getDestinationAfterSignIn(user, '/settings')).toBe('/intro-measurements-welcome');
});

it('signing in leads a measured user to the dashboard', () => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), undefined)).toBe('/dashboard');
});

it('signing in leads back to the page that was asked for', () => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), '/settings?tab=security#x')).toBe(
    '/settings?tab=security#x',
  );
});

it('signing in leads back to where the same user was when a session ended, and nobody else', () => {
  const user = createMeasuredUser();
  claimDrafts(user.id);
  clearSessionData();
  expect(getDestinationAfterSignIn(user, '/wardrobe')).toBe('/wardrobe');
  expect(getDestinationAfterSignIn(createMeasuredUser({ id: 'another' }), '/wardrobe')).toBe('/dashboard');
});

it.each([
  'https://evil.test/',
  '//evil.test/dashboard',
  '/\\evil.test',
  '/\t/evil.test',
  '//',
  'javascript:alert(1)',
  'settings',
  '',
  '/login',
  7,
  null,
  { from: '/settings' },
])('signing in never leads to %p', (from) => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), from)).toBe('/dashboard');
});

it('signing in stays on this origin for any text', () => {
  const address = fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(address, (from) => {
      const goal = new URL(getDestinationAfterSignIn(createMeasuredUser(), from), window.location.origin);
      expect(goal.origin).toBe(window.location.origin);
    }),
  );
});

it('signing in leads a user with an estimated body to the dashboard', () => {
  expect(getDestinationAfterSignIn(createProvisionalUser(), undefined)).toBe('/dashboard');
});
