import type { Locator, Page } from '@playwright/test';
import { openAlive, whenAlive } from './support/navigation';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

async function openWhole(page: Page, path: string): Promise<void> {
  await openAlive(page, path);
  await page.mouse.move(1, 1);
  await page.waitForLoadState('networkidle');
}

const PARTS: Record<string, string> = {
  'How It Works': 'How It Works',
  Pricing: 'Pay once, keep it for good',
  Reviews: 'What people say',
};

async function expectBelowTop(page: Page, heading: Locator): Promise<void> {
  await expect(async () => {
    const { y } = (await heading.boundingBox({ timeout: 1000 }))!;
    const isAtEnd = await page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(isAtEnd ? page.viewportSize()!.height : 200);
  }).toPass();
}

test.describe('the landing page', () => {
  test('the landing page shows five women before any script runs, and their outfits can change', async ({
    page,
    browser,
  }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const unscripted = await plain.newPage();
    await unscripted.goto('/');
    const women = unscripted.getByRole('group', { name: /^Five shapes/ });
    await expect(women.getByRole('img')).toHaveCount(5);
    await expect(
      women.getByRole('img', { name: 'A rust sheath dress with a belt and black ankle boots' }),
    ).toBeVisible();
    await plain.close();

    await openAlive(page, '/');
    await page.getByRole('radio', { name: /^E, Rectangle/ }).check({ force: true });
    const changed = page.getByRole('img', { name: /^A tied pale blue tunic/ });
    await expect(changed).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: /^D, Circle/ })).toBeChecked();
    await expect(page.getByRole('img', { name: /^A straight sage dress/ })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    'the landing page shows the figure before any script runs, and makes it interactive later',
    ONE_SIZE,
    async ({ page, browser }) => {
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const unscripted = await plain.newPage();
      await unscripted.goto('/');
      await expect(unscripted.getByRole('img', { name: 'A figure of type B, Triangle/Pear' })).toBeVisible();
      await expect(unscripted.getByText('You see the price before you pay.')).toBeVisible();
      await plain.close();

      await openWhole(page, '/');
      const plate = page.getByRole('figure', { name: /move the tape/ });
      const hips = plate.getByRole('slider', { name: 'Hips' });
      // Key presses before hydration do nothing.
      await expect(async () => {
        await hips.press('Home');
        await expect(plate.getByRole('img', { name: 'A figure of type C, Inverted Triangle' })).toBeVisible({
          timeout: 500,
        });
      }).toPass();
      await plate.getByRole('radio', { name: 'D' }).check({ force: true });
      await expect(plate.getByRole('img', { name: 'A figure of type D, Circle/Apple' })).toBeVisible();
      await expect(plate.getByRole('status')).toContainText('Circle/Apple');
    },
  );

  test('the landing page shows the price that the server charges', ONE_SIZE, async ({ page, request }) => {
    const { amount, originalAmount } = (await (await request.get('/api/stripe/price')).json()) as {
      amount: number;
      originalAmount: number | null;
    };
    await openWhole(page, '/');
    const pricing = page.getByRole('region', { name: 'Pay once, keep it for good' });
    await expect(pricing.getByText(`$${amount / 100}`, { exact: true }).first()).toBeVisible();
    await expect(pricing.locator('s')).toHaveCount(originalAmount === null ? 0 : 1);
  });

  test(
    'the landing page scrolls from the footer to its sections, and links to the other pages',
    ONE_SIZE,
    async ({ page }) => {
      await openWhole(page, '/');
      const footer = page.getByRole('contentinfo');
      for (const [link, heading] of Object.entries(PARTS)) {
        await footer.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
      }
      for (const [link, heading] of [
        ['Help Center', 'Help Center'],
        ['Privacy Policy', 'Privacy Policy'],
        ['About Us', 'About Us'],
        ['Style Blog', 'Style Blog'],
        ['Careers', 'Make clothes make sense'],
      ] as const) {
        await footer.getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      await footer.getByRole('link', { name: 'Pricing' }).click();
      await expect(page.getByRole('heading', { name: 'Pay once, keep it for good' })).toBeInViewport();
    },
  );

  for (const part of ['How It Works', 'Pricing', 'Reviews'])
    test(`the landing page opens at ${part} from another page`, ONE_SIZE, async ({ page }) => {
      for (const place of ['contentinfo', 'banner']) {
        await openWhole(page, '/about');
        await page
          .getByRole(place as 'banner' | 'contentinfo')
          .getByRole('link', { name: part })
          .click();
        const heading = page.getByRole('heading', { level: 2, name: PARTS[part]! });
        await expectBelowTop(page, heading);
        await page.waitForLoadState('networkidle');
        await expectBelowTop(page, heading);
      }
    });

  test('the landing page opens at a section even with a query', ONE_SIZE, async ({ page }) => {
    await page.goto('/?from=letter#pricing');
    await expectBelowTop(page, page.getByRole('heading', { level: 2, name: PARTS['Pricing']! }));
  });

  test('the landing page keeps its position after a reload', ONE_SIZE, async ({ page }) => {
    const placeNow = () => page.evaluate(() => Math.round(window.scrollY));
    await openWhole(page, '/');
    await page.mouse.wheel(0, 1500);
    await expect.poll(placeNow).toBe(1500);
    await page.reload();
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    await expect.poll(placeNow).toBe(1500);
  });

  test(
    'the landing page links to the sign-in, the start page, and the dashboard',
    ONE_SIZE,
    async ({ page, request }) => {
      await openWhole(page, '/');
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('link', { name: 'Sign In' }).click();
      await expect(page).toHaveURL('/login');
      await openWhole(page, '/');
      await navigation.getByRole('link', { name: 'Get Started' }).click();
      await expect(page).toHaveURL('/start');

      await signedIn(page, await registerPerson(request, 'measured'));
      await openWhole(page, '/');
      await navigation.getByRole('link', { name: 'Go to your dashboard' }).click();
      await expect(page).toHaveURL('/dashboard');
    },
  );
});

test(
  'a page that fails to load does not affect the others, and can be retried',
  ONE_SIZE,
  async ({ page, context, complaints }) => {
    await openWhole(page, '/about');
    const footer = page.getByRole('contentinfo');
    const crash = page.getByRole('heading', { name: 'A stitch came loose.' });
    const openBlog = () => footer.getByRole('link', { name: 'Style Blog' }).click();

    await context.setOffline(true);
    await openBlog();
    await expect(crash).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();

    await openBlog();
    await expect(crash).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Style Blog' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveCSS('list-style-type', 'none');
    await expect
      .poll(() =>
        page
          .locator('link[rel="stylesheet"]:not([type])')
          .evaluateAll((links) => links.every((link) => (link as HTMLLinkElement).sheet)),
      )
      .toBe(true);
    complaints.length = 0;
  },
);

test(
  'a page whose files are gone loads the current files on retry',
  ONE_SIZE,
  async ({ page, complaints }) => {
    await openWhole(page, '/about');
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Style Blog' }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/assets/**');
    const served = page.waitForResponse('/blog');
    await again.click();
    await served;
    await expect(page.getByRole('heading', { level: 1, name: 'Style Blog' })).toBeVisible();
    complaints.length = 0;
  },
);

test('a page that goes offline stays as it was', ONE_SIZE, async ({ page, context }) => {
  await openAlive(page, '/about');
  await context.setOffline(true);
  await page.mouse.move(1, 1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  expect(await links.count()).toBeGreaterThan(5);
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  await context.setOffline(false);
});

test(
  'the help center opens one answer at a time, and its search finds articles',
  ONE_SIZE,
  async ({ page }) => {
    await openWhole(page, '/help');
    const questions = page.locator('details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await questions.nth(1).locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(0);

    const search = page.getByPlaceholder('Search for help articles...');
    await expect(async () => {
      await search.fill('.*');
      await expect(page.getByText('0 article(s) found')).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await search.fill('REFUND');
    await page.getByRole('radio', { name: /^Payment/ }).check({ force: true });
    await expect(questions.first()).toBeVisible();
    await expect(page).toHaveURL('/help?category=payment&q=REFUND');
    await page.reload();
    await expect(search).toHaveValue('REFUND');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a blog article can be found, read, and closed', ONE_SIZE, async ({ page }) => {
  await openWhole(page, '/blog');
  await expect(page.getByRole('region', { name: 'Featured Articles' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article')).toHaveCount(12);
  const search = page.getByPlaceholder('Search articles...');
  await expect(async () => {
    await search.fill('second hand');
    await expect(page.getByRole('article')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.getByRole('link', { name: 'Read Article' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A tailor’s answer to almost' })).toBeFocused();
  await expect(page).toHaveTitle('A tailor’s answer to almost · Figura');
  await expect(page).toHaveURL('/blog/a-tailors-answer-to-almost');
  await expect(page.getByRole('heading', { name: 'Read next' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('second hand');
  await openWhole(page, '/blog/stripes-acquitted');
  await expect(page.getByRole('heading', { level: 1, name: 'Stripes, acquitted' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the blog reports that a URL has no article', ONE_SIZE, async ({ page }) => {
  await page.goto('/blog/no-such-article');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page is not in our pattern book' }),
  ).toBeVisible();
});

test('the careers page links each position to a mail with its title', ONE_SIZE, async ({ page }) => {
  await openWhole(page, '/careers');
  await page.getByRole('link', { name: 'View Open Positions' }).click();
  await expect(page.getByRole('heading', { name: 'Open Positions' })).toBeInViewport();
  const positions = page.getByRole('article');
  await expect(positions).toHaveCount(5);
  for (const position of await positions.all()) {
    const title = (await position.getByRole('heading', { level: 3 }).textContent())!;
    await expect(position.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      `mailto:hello@figura.test?subject=${encodeURIComponent(title)}`,
    );
  }
});

test(
  'the table of contents of the privacy policy links to all eleven sections',
  ONE_SIZE,
  async ({ page }) => {
    await openWhole(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents).toHaveCount(11);
    await contents.last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Contact' })).toBeInViewport();
    await openWhole(page, '/privacy-policy');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).not.toHaveURL('/privacy-policy');
  },
);
