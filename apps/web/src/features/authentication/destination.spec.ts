import fc from 'fast-check';
import { claimDrafts, clearSessionData } from '../../lib/drafts/draft-stores';
import { aMeasuredUser, aUser } from '../../lib/testing/a-user';
import { destinationAfterSignIn } from './destination';

it.each([
  ['has no measurements', aUser()],
  ['has no body type', aMeasuredUser({ bodyType: null })],
])('signing in leads a user who %s to the measurements, whatever was asked for', (_case, user) => {
  expect(destinationAfterSignIn(user, '/settings')).toBe('/intro-measurements-welcome');
});

it('signing in leads a measured user to the dashboard', () => {
  expect(destinationAfterSignIn(aMeasuredUser(), undefined)).toBe('/dashboard');
});

it('signing in leads back to the page that was asked for', () => {
  expect(destinationAfterSignIn(aMeasuredUser(), '/settings?tab=security#x')).toBe(
    '/settings?tab=security#x',
  );
});

it('signing in leads back to where the same user was when a session ended, and nobody else', () => {
  const user = aMeasuredUser();
  claimDrafts(user.id);
  clearSessionData();
  expect(destinationAfterSignIn(user, '/wardrobe')).toBe('/wardrobe');
  expect(destinationAfterSignIn(aMeasuredUser({ id: 'another' }), '/wardrobe')).toBe('/dashboard');
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
  expect(destinationAfterSignIn(aMeasuredUser(), from)).toBe('/dashboard');
});

it('signing in stays on this origin for any text', () => {
  const address = fc.oneof(
    fc.string(),
    fc.string().map((text) => `/${text}`),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(address, (from) => {
      const goal = new URL(destinationAfterSignIn(aMeasuredUser(), from), window.location.origin);
      expect(goal.origin).toBe(window.location.origin);
    }),
  );
});
