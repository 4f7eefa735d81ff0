import { registered, signedIn, type Person } from './support/people';
import { expect, expectAccessible, test } from './support/test';

const PUBLIC = [
  '/',
  '/welcome',
  '/help',
  '/about',
  '/careers',
  '/privacy-policy',
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PUBLIC) {
      test(`${path} is accessible and fits`, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }

    for (const [who, paths] of [
      ['verified', VERIFIED],
      ['measured', MEASURED],
    ] as const) {
      test(`every screen of a ${who} person is accessible and fits`, async ({ page, request }) => {
        test.setTimeout(120_000);
        const person: Person = await registered(request, who);
        await signedIn(page, person);
        for (const path of paths) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await expectAccessible(page);
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });
}

async function expectNoSidewaysScroll(page: Parameters<typeof expectAccessible>[0]): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
