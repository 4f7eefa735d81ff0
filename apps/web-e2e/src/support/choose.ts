import type { Locator } from '@playwright/test';
import { expect } from './test';

/** Chooses a radio button. A busy page may draw the choice a moment after the click, which `check()` does not wait for. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
