import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './people';

async function readEverythingStored(page: Page) {
  return page.evaluate(async () => {
    const { 'signed-in': _ofTheJourneys, ...tab } = { ...sessionStorage };
    return {
      local: { ...localStorage } as Record<string, string>,
      tab: tab as Record<string, string>,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      cookie: document.cookie,
      name: window.name,
      history: JSON.stringify(history.state),
    };
  });
}

export async function expectNothingStored(page: Page, person: Person): Promise<void> {
  // Browsers delete caches and databases asynchronously.
  await expect(async () => {
    const { history, ...stored } = await readEverythingStored(page);
    expect(stored).toEqual({ local: {}, tab: {}, databases: [], caches: [], cookie: '', name: '' });
    for (const word of [person.firstName, person.lastName, person.email]) expect(history).not.toContain(word);
  }).toPass();
}

export function listLocalKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).sort());
}
