import type { Locator } from '@playwright/test';
import { expect } from './test';

/** A busy page may render the choice late, which `check()` does not wait for. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}
