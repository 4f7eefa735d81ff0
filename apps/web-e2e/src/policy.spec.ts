import { ONE_SIZE } from './support/sizes';
import { expect, test } from './support/test';

async function expectComplaint(complaints: string[], about: string): Promise<void> {
  await expect.poll(() => complaints.join()).toContain(about);
  complaints.length = 0;
}

test(
  'an injected script does not run, and fails the journey [S57]',
  ONE_SIZE,
  async ({ page, complaints }) => {
    await page.goto('/login');
    const refused = await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'data:,';
      try {
        image.setAttribute('onerror', 'document.title = "stolen"');
      } catch (error) {
        return (error as Error).name;
      } finally {
        document.body.append(image);
      }
      return 'nothing';
    });
    // Without Trusted Types the browser accepts the handler and does not run it.
    expect(['TypeError', 'nothing']).toContain(refused);
    await expectComplaint(complaints, 'Stopped by the policy:');
    await expect(page).not.toHaveTitle('stolen');
  },
);

test(
  'text cannot become markup, even through a flaw in the app [S57]',
  ONE_SIZE,
  async ({ page, complaints }) => {
    await page.goto('/login');
    const refused = await page.evaluate(() => {
      try {
        document.body.innerHTML = '<b>stolen</b>';
        return 'nothing';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(refused).toBe('TypeError');
    await expectComplaint(complaints, 'Stopped by the policy: require-trusted-types-for');
    await expect(page.getByText('stolen')).toHaveCount(0);
  },
);

test('nothing can be loaded from another site [S57]', ONE_SIZE, async ({ page, complaints }) => {
  await page.goto('/login');
  const outcome = await page.evaluate(() =>
    fetch('https://evil.example/').then(
      () => 'loaded',
      () => 'stopped',
    ),
  );
  expect(outcome).toBe('stopped');
  await expectComplaint(complaints, 'Stopped by the policy: connect-src https://evil.example');
});
