import type { Page } from '@playwright/test';
import { registerPerson, signedIn } from './support/people';
import { ONE_SIZE } from './support/sizes';
import { expect, test } from './support/test';

const CEREMONY = '**/api/auth/passkey/options';

/** Chromium's virtual authenticator; user verification succeeds until told otherwise. */
async function plugInAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (enabled: boolean) =>
    devTools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
}

test(
  'a passkey can be added, used to sign in without a password, and removed [S146]',
  ONE_SIZE,
  async ({ page, request }) => {
    const person = await registerPerson(request, 'measured');
    await signedIn(page, person);
    const offerFinger = await plugInAuthenticator(page);
    await page.goto('/settings?tab=security');
    const add = page.getByRole('button', { name: 'Add a passkey' });
    await add.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name of the passkey').fill('My phone');
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('button', { name: 'Remove My phone' })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await offerFinger(false);
    const suggested = page.waitForResponse(CEREMONY);
    await page.goto('/login');
    await suggested;
    // Without a finger, the suggestion's ceremony waits forever; it starts before the button's.
    await page.route(CEREMONY, async (route) => {
      await offerFinger(true);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.unroute(CEREMONY);

    // The authenticator immediately picks a passkey suggested by the email field.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await expect(page).toHaveURL('/dashboard');

    await page.goto('/settings?tab=security');
    await expect(page.getByText(/last used on/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No passkeys yet.')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('This passkey is not known here');
  },
);
