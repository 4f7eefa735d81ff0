import { registered, signedIn } from './support/people';
import { expectGoodScreen } from './support/screens';
import { test } from './support/test';

const PUBLIC = [
  '/',
  '/welcome',
  '/start',
  '/help',
  '/about',
  '/evidence',
  '/careers',
  '/privacy-policy',
  '/terms',
  '/blog',
  '/blog/a-letter-and-a-digit',
  '/blog/no-such-article',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/verify-email',
  '/nowhere',
];
const VERIFIED = [
  '/dashboard',
  '/verify-reminder',
  '/intro-measurements-welcome',
  '/intro-horizontal-measurements',
  '/intro-vertical-measurements',
  '/intro-self-analysis',
];
const MEASURED = [
  '/dashboard',
  '/settings',
  '/settings?tab=security',
  '/settings?tab=preferences',
  '/body-type-analysis',
  '/best-looks',
  '/fitting-room',
  '/products',
  '/products/order',
  '/wardrobe',
  '/measurements/vertical',
  '/measurements/horizontal',
  '/body-parts-preference',
  '/profile/measurements',
  '/payment-success',
  '/payment-cancelled',
  '/current-trends',
  '/current-trends?tab=personalized',
  '/current-trends/category/Tops',
  '/current-trends/detail/boat-neck-striped-t-shirt',
  '/current-trends/personalized/detail/boat-neck-striped-t-shirt',
];

test('every public page is accessible and fits', async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of PUBLIC) await expectGoodScreen(page, path);
});

for (const [who, paths] of [
  ['verified', VERIFIED],
  ['measured', MEASURED],
] as const) {
  test(`every screen of a ${who} user is accessible and fits`, async ({ page, request }) => {
    test.setTimeout(120_000);
    await signedIn(page, await registered(request, who));
    for (const path of paths) await expectGoodScreen(page, path);
  });
}

test('a name of fifty letters makes no screen wider', async ({ page, request }) => {
  await signedIn(page, await registered(request, 'verified', { firstName: 'M'.repeat(50) }));
  for (const path of ['/dashboard', '/settings']) await expectGoodScreen(page, path);
});
