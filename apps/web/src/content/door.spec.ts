/** @jest-environment node */
import { PRICES_PLACEHOLDER } from '@figura/contracts';

async function loadContent(door: Record<string, string>): Promise<string> {
  Object.assign(globalThis, { figuraDoor: door });
  jest.resetModules();
  const modules: object[] = await Promise.all([
    import('./footer'),
    import('./frame'),
    import('./help-links'),
    import('./help/faq'),
    import('./page-meta'),
    import('./privacy-policy'),
    import('./terms-head'),
    import('./terms'),
  ]);
  return JSON.stringify(modules.map((module) => ({ ...module })));
}

const MONEY = /lifetime access|\bprice|refund|stripe\b|coupon|Pricing|Terms of Sale|\bpa(?:y|id|yment)\b/gi;
/** Clothes have prices too, and a browser may hold what an earlier version kept. */
const ALLOWED = ['"pricing":"pricing"', 'size, price, note', 'size M, $49', 'highest price of a piece'];

afterAll(() => {
  delete (globalThis as { figuraDoor?: object }).figuraDoor;
});

it('public texts sell nothing if payments are off', async () => {
  let text = await loadContent({ payments: 'off' });
  for (const allowed of ALLOWED) text = text.replaceAll(allowed, '');
  const around = [...text.matchAll(MONEY)].map(({ index }) => text.slice(index - 40, index + 40));
  expect(around).toEqual([]);
  expect(text).toContain('Terms of Use');
});

it('the help center shows the prices of the server', async () => {
  expect(await loadContent({ prices: PRICES_PLACEHOLDER })).toContain(
    `${PRICES_PLACEHOLDER} It is paid once`,
  );
  expect(await loadContent({ prices: 'It is €120.' })).toContain('It is €120. It is paid once');
  expect(await loadContent({})).toContain('The early price is $49 up to and including June 30, 2026;');
});
