/** @jest-environment node */
import { getStrategy, isVoidedByChange, type Strategy } from './strategy';

const ORIGIN = 'https://figura.example';
const API = `${ORIGIN}/api`;
const getStrategyFor = (url: string, mode = 'cors', method = 'GET') =>
  getStrategy({ method, mode, url: new URL(url, ORIGIN).href }, API, ORIGIN);

it.each<[Strategy, Parameters<typeof getStrategyFor>]>([
  ['shell', ['/dashboard', 'navigate']],
  ['shell', ['/fitting-room?title=x', 'navigate']],
  ['file', ['/assets/1f.js']],
  ['answer', ['/api/auth/me']],
  ['answer', ['/api/recommendations/best-looks?category=Tops']],
  ['picture', ['/api/pictures/blouse-1f2e.svg', 'no-cors']],
  ['network', ['/api/auth/verify-email/secret']],
  ['network', ['/api/user/export']],
  ['network', ['/api/p/secret']],
  ['network', ['/api/health/live']],
  ['network', ['/api/docs', 'navigate']],
  ['network', ['/dev/mailbox', 'navigate']],
  ['network', ['/api/garments/check', 'cors', 'POST']],
  ['network', ['/api/user/profile', 'cors', 'PUT']],
  ['change', ['/api/user/preferences', 'cors', 'PUT']],
  ['change', ['/api/user/measurements/start', 'cors', 'PUT']],
  ['network', ['https://elsewhere.example/x']],
])('getStrategy returns %s for the request %s', (expected, asked) => {
  expect(getStrategyFor(...asked)).toBe(expected);
});

it.each([
  ['/outfits/today?occasion=work', true],
  ['/recommendations/best-looks', true],
  ['/wardrobe/advice', true],
  ['/wardrobe', false],
  ['/auth/me', false],
])('isVoidedByChange tells of %s: %s', (path, isVoided) => {
  expect(isVoidedByChange(`${API}${path}`, API)).toBe(isVoided);
});
