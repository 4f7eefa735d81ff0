import type { APIRequestContext, Page } from '@playwright/test';
import { ONE_SIZE } from './support/sizes';
import { registerPerson, signedIn, type Person } from './support/people';
import { expect, test } from './support/test';

/** In inches: two bodies of one class, B2; the second is taller and larger. */
const BODIES = [
  { shoulders: 39.5, chest: 36, waist: 33.5, hips: 42, headToChest: 17.5, chestToCrotch: 16.5 },
  { shoulders: 42.25, chest: 38.5, waist: 36.5, hips: 46.5, headToChest: 19, chestToCrotch: 17.5 },
].map((upper, index) => ({ ...upper, crotchToKnee: 13 + index, kneeToFloor: 17.5 + index }));

const SCREENS = [
  '/dashboard',
  '/body-type-analysis',
  '/body-type-analysis/test',
  '/best-looks',
  '/current-trends',
  '/outfits-occasions',
  '/wardrobe',
  '/passport',
  '/body-parts-preference',
  '/settings?tab=preferences',
];

interface KeptDrawings {
  /** By blob URL; the CSP forbids pages to fetch those. */
  pictures: Map<string, Blob>;
  pending: number;
}

const keepDrawings = () => {
  const kept: KeptDrawings = { pictures: new Map(), pending: 0 };
  const create = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (blob: Blob) => {
    const url = create(blob);
    kept.pictures.set(url, blob);
    return url;
  };
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', () => kept.pending--);
    }
    override postMessage(message: unknown) {
      kept.pending++;
      super.postMessage(message);
    }
  };
  Object.assign(window, { keptDrawings: kept });
};

const LOADING = 'main :is([aria-busy], [data-waiting], [class*="_skeleton_"])';

async function read(page: Page, path: string): Promise<string> {
  let html = '';
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      const waitForFrame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        for (let count = 0; count < 4; count++) await waitForFrame();
      }
    });
    html = await readAtRest(page);
    await expect(page.getByRole('button', { name: 'Try again' }), 'no response was late').toHaveCount(0);
  }).toPass();
  // React's generated ids depend on render order.
  return html.replaceAll(/_r_\w+?_/g, '_r_');
}

async function readAtRest(page: Page): Promise<string> {
  let before = '';
  await expect(async () => {
    await expect(page.locator(LOADING)).toHaveCount(0);
    await expect(page.locator('main').getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
    const { html, isDrawn } = await page.evaluate(async () => {
      const { keptDrawings } = window as unknown as { keptDrawings: KeptDrawings };
      await new Promise((resolve) => requestIdleCallback(resolve));
      const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[src^="blob:"]')];
      let html = document.querySelector('main')!.innerHTML.replace(
        /(<[a-z][\w-]*)((?: [\w:-]+="[^"]*")+)/g,
        (_, name: string, attributes: string) =>
          name +
          attributes
            .match(/ [\w:-]+="[^"]*"/g)!
            .sort()
            .join(''),
      );
      for (const [url, blob] of keptDrawings.pictures)
        if (html.includes(url)) html = html.replaceAll(url, await blob.text());
      return { html, isDrawn: keptDrawings.pending === 0 && pictures.every(({ complete }) => complete) };
    });
    const isAtRest = isDrawn && html === before;
    before = html;
    expect(isAtRest).toBe(true);
  }).toPass({ intervals: [400], timeout: 60_000 });
  return before;
}

const measure = async (request: APIRequestContext, person: Person, index: number, hideNumbers = true) => {
  const headers = { authorization: `Bearer ${person.tokens!.accessToken}` };
  await request.put('/api/user/preferences', { data: { hideNumbers }, headers });
  const saved = await request.put('/api/user/measurements', { data: BODIES[index]!, headers });
  expect(saved.status()).toBe(200);
};

test(
  'the screens of a user who hides numbers are the same for all bodies of a class [S134]',
  ONE_SIZE,
  async ({ page, request }) => {
    test.slow();
    const person = await registerPerson(request, 'paid');
    await measure(request, person, 0);
    await page.addInitScript(keepDrawings);
    // An item seen for two seconds is no longer new, so a slow first round would change the second.
    await page.route('**/api/recommendations/trending/seen', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await signedIn(page, person);
    const seen = new Map<string, string>();
    for (const path of SCREENS) seen.set(path, await read(page, path));
    await measure(request, person, 1);
    for (const path of SCREENS) expect(await read(page, path), path).toBe(seen.get(path));
    await measure(request, person, 1, false);
    expect(await read(page, SCREENS[0]!)).not.toBe(seen.get(SCREENS[0]!));
  },
);
