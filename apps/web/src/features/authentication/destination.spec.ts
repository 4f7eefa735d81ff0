import fc from 'fast-check';
import { claimDrafts, clearSessionData } from '../../lib/drafts/draft-stores';
import { createMeasuredUser, createProvisionalUser, createUser } from '../../lib/testing/a-user';
import { getDestinationAfterSignIn } from './destination';

it.each([
  ['has no measurements', createUser()],
  ['has no body type', createMeasuredUser({ bodyType: null })],
])('signing in sends a user who %s to the measurements, whatever page they requested', (_case, user) => {
  expect(getDestinationAfterSignIn(user, '/settings')).toBe('/intro-measurements-welcome');
});

it('signing in sends a measured user to the dashboard', () => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), undefined)).toBe('/dashboard');
});

it('signing in returns to the requested page', () => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), '/settings?tab=security#x')).toBe(
    '/settings?tab=security#x',
  );
});

it('signing in after an expired session returns only the same user to their page', () => {
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
])('signing in never redirects to %p', (from) => {
  expect(getDestinationAfterSignIn(createMeasuredUser(), from)).toBe('/dashboard');
});

it('signing in stays on this origin for any requested URL', () => {
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

it('signing in sends a user with an estimated body to the dashboard', () => {
  expect(getDestinationAfterSignIn(createProvisionalUser(), undefined)).toBe('/dashboard');
});
