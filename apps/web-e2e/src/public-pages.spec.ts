import { openAlive, openWithScriptsLater, SCRIPTS } from './support/navigation';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn } from './support/people';
import { expect, test } from './support/test';

const PAGES = [
  {
    path: '/',
    heading: 'Dress the shape you have.',
    text: '30-day money-back guarantee',
    title: 'Dress the shape you have',
  },
  { path: '/login', heading: 'Welcome back', text: 'Forgot your password?', title: 'Sign in' },
  {
    path: '/register',
    heading: 'Create your account',
    text: 'Already have an account?',
    title: 'Create your account',
  },
  {
    path: '/forgot-password',
    heading: 'Forgot your password?',
    text: 'Back to login',
    title: 'Forgot your password?',
  },
  { path: '/start', heading: 'Find your body type', text: 'With a tape', title: 'Find your body type' },
  { path: '/welcome', heading: 'Dress the shape you have.', text: 'Why Choose Us', title: 'Welcome' },
  { path: '/help', heading: 'Help Center', text: 'Email Support', title: 'Help Center' },
  { path: '/about', heading: 'About Us', text: 'Start Your Style Journey', title: 'About Us' },
  { path: '/evidence', heading: 'How we know', text: 'Who took part', title: 'How we know' },
  { path: '/careers', heading: 'Make clothes make sense', text: 'Open Positions', title: 'Careers' },
  {
    path: '/privacy-policy',
    heading: 'Privacy Policy',
    text: 'International transfers',
    title: 'Privacy Policy',
  },
  { path: '/terms', heading: 'Terms of Sale', text: 'within 30 days', title: 'Terms of Sale' },
  { path: '/accessibility', heading: 'Accessibility', text: 'level AA', title: 'Accessibility' },
  { path: '/blog', heading: 'Style Blog', text: 'Featured Articles', title: 'Style Blog' },
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable without JavaScript', ONE_SIZE, async ({ page }) => {
    for (const { path, heading, text } of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByText(text).first()).toBeVisible();
      });
  });

  test('an app page says that it needs JavaScript', ONE_SIZE, async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.locator('noscript')).toBeVisible();
  });

  test(
    'a form is disabled without JavaScript, so that it sends nothing in the URL',
    ONE_SIZE,
    async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByLabel('Email')).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    },
  );
});

const MAX_SCRIPT_BYTES = 130_000;

test('every public page hydrates in place with inline styles and few scripts', ONE_SIZE, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-sent', '');
    });
  });
  const bytes = { script: 0, stylesheet: 0 };
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (response.url().endsWith('/print.css')) return;
    if (kind === 'script' || kind === 'stylesheet')
      bytes[kind] += Number(response.headers()['content-length'] ?? NaN);
  });
  for (const { path, heading, title } of PAGES)
    await test.step(path, async () => {
      Object.assign(bytes, { script: 0, stylesheet: 0 });
      await openAlive(page, path);
      await expect(page).toHaveTitle(`${title} · Figura`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveAttribute('data-sent');
      await page.waitForLoadState('networkidle');
      expect(bytes.stylesheet).toBe(0);
      expect(bytes.script).toBeGreaterThan(60_000);
      expect(bytes.script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    });
});

test(
  'a public page has metadata for search engines and link previews',
  ONE_SIZE,
  async ({ page, baseURL, request }) => {
    await page.goto('/login');
    const readContent = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await readContent('meta[name="description"]')).toContain('Sign in to Figura');
    expect(await readContent('meta[property="og:title"]')).toBe('Sign in');
    expect(await readContent('meta[property="og:url"]')).toBe(`${baseURL}/login`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/login`);

    const picture = await request.get((await readContent('meta[property="og:image"]'))!);
    expect(picture.headers()['content-type']).toBe('image/png');
  },
);

test('description and canonical URL change with the page', ONE_SIZE, async ({ page, baseURL }) => {
  await openAlive(page, '/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveTitle('Create your account · Figura');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}/register`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /Create a free Figura account/,
  );
});

test('the sitemap lists exactly the public pages', ONE_SIZE, async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url!);
  const articles = listed.filter((url) => url.startsWith(`${baseURL}/blog/`));
  expect(listed.filter((url) => !articles.includes(url)).sort()).toEqual(
    PAGES.map(({ path }) => `${baseURL}${path}`).sort(),
  );
  for (const url of listed) expect((await request.get(url)).headers()['x-robots-tag']).toBeUndefined();
});

test(
  'crawlers are pointed to the sitemap and kept out of personal pages',
  ONE_SIZE,
  async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    expect(robots).toContain('Disallow: /api/');
    expect((await request.get('/dashboard')).headers()['x-robots-tag']).toBe('noindex');
  },
);

test('the app can be installed on a home screen', ONE_SIZE, async ({ page, request }) => {
  await page.goto('/');
  const url = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(url!)).json()) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Figura');
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const src of [touchIcon!, ...manifest.icons.map((icon) => icon.src)]) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  }
});

test('pages, scripts, and styles are compressed', ONE_SIZE, async ({ page }) => {
  const encodings: Record<string, string | undefined> = {};
  page.on('response', (response) => {
    encodings[new URL(response.url()).pathname.replace(/^\/assets\/.*\./, '*.')] =
      response.headers()['content-encoding'];
  });
  await openAlive(page, '/');
  expect(encodings).toMatchObject({ '/': 'br', '*.js': 'br' });
  await page.goto('/dashboard');
  const style = page.locator('link[rel=stylesheet][href^="/assets/"]').first();
  await style.evaluate((link) => fetch((link as HTMLLinkElement).href));
  expect(encodings).toMatchObject({ '/dashboard': 'br', '*.css': 'br' });
});

test('input from before the scripts load takes effect after hydration', ONE_SIZE, async ({ page }) => {
  const set = (selector: string, change: (input: HTMLInputElement) => void) =>
    page.locator(selector).evaluate(change);
  let release = await openWithScriptsLater(page, '/');
  await set('figure [type="radio"][value="D"]', (radio) => (radio.checked = true));
  release();
  await expect(page.getByRole('img', { name: 'A figure of type D, Circle/Apple' })).toBeVisible();

  await page.unroute(SCRIPTS);
  release = await openWithScriptsLater(page, '/help');
  await set('[type="search"]', (field) => (field.value = 'refund'));
  await set('[type="radio"][value="payment"]', (radio) => (radio.checked = true));
  release();
  await expect(page).toHaveURL('/help?category=payment&q=refund');
  await expect(page.locator('summary').first()).toContainText(/refund|money/i);
});

test('a page that finished loading before its script ran hydrates too', ONE_SIZE, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'readyState', { get: () => 'complete' });
  });
  await openAlive(page, '/help');
  await page.getByPlaceholder('Search for help articles...').fill('REFUND');
  await expect(page).toHaveURL('/help?q=REFUND');
});

test('the chosen theme is applied before the app loads', ONE_SIZE, async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme', 'dark');
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset['themeAtFirst'] = dataset['theme'] ?? 'none';
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'dark');
});

test('a signed-in user finds the dashboard from the landing page', ONE_SIZE, async ({ page, request }) => {
  await signedIn(page, await registerPerson(request, 'verified'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Go to your dashboard' }).first()).toBeVisible();
});
