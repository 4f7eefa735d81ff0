import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import {
  expectGoodScreens,
  expectRoomForLargeText,
  goToScreen,
  computeSidewaysScroll,
} from './support/screens';
import { expect, test } from './support/test';

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
  '/link-provider?token=x',
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
  '/body-type-analysis/how-to?bodyPart=arms&attribute=thin',
  '/best-looks',
  '/best-looks/tops/boat-neck-striped-t-shirt',
  '/fitting-room',
  '/fitting-room/compare',
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
  '/me',
  '/passport',
  '/outfits-occasions',
  '/outfits-occasions/pack',
  '/current-trends/detail/boat-neck-striped-t-shirt',
  '/current-trends/personalized/detail/boat-neck-striped-t-shirt',
];
const PAID = [
  '/body-type-analysis',
  '/body-type-analysis/how-to?bodyPart=hips&attribute=wide',
  '/body-type-analysis/how-to',
  '/body-type-analysis/test',
  '/body-type-analysis/detail/hips-wide_neckline_boat',
  '/best-looks',
  '/best-looks/tops',
  '/item-detail/boat-neck-striped-t-shirt?category=Tops&items=["boat-neck-striped-t-shirt","cape"]',
  '/outfits-occasions',
  '/outfits-occasions/pack',
];
const TEXTS_OF_PAID = ['/dashboard', '/settings', '/products', '/outfits-occasions?occasion=work'];

test('every public page is accessible and fits', async ({ page }) => {
  await expectGoodScreens(page, PUBLIC);
});

for (const [who, paths] of [
  ['verified', VERIFIED],
  ['measured', MEASURED],
  ['paid', PAID],
] as const) {
  test(`every screen of a ${who} user is accessible and fits`, async ({ page, request }) => {
    await signedIn(page, await registerPerson(request, who));
    await expectGoodScreens(page, paths);
  });
}

test('a name of fifty letters does not widen any screen', async ({ page, request, browserName }) => {
  test.fixme(browserName === 'firefox', 'In Firefox the dashboard is wider with text at 200%.');
  await signedIn(page, await registerPerson(request, 'verified', { firstName: 'M'.repeat(50) }));
  for (const path of ['/dashboard', '/settings']) {
    await goToScreen(page, path);
    expect.soft(await computeSidewaysScroll(page), path).toBe(0);
    await expectRoomForLargeText(page);
  }
});

test(
  'no screen of a paying user scrolls sideways at double text size on a phone',
  ONE_SIZE,
  async ({ page }) => {
    await signedIn(page, await registerPerson(page.request, 'paid'));
    for (const path of TEXTS_OF_PAID) {
      await goToScreen(page, path);
      await expectRoomForLargeText(page);
    }
  },
);
