import type { FashionItem } from '@figura/contracts';

/** Where an item is sold: its full URL or else its short one; null where neither is an https URL. */
export function findShopUrl({ fullURL, url }: Pick<FashionItem, 'fullURL' | 'url'>): string | null {
  return [fullURL, url].find(isHttps) ?? null;
}

function isHttps(candidate: string | undefined): boolean {
  return candidate !== undefined && URL.canParse(candidate) && new URL(candidate).protocol === 'https:';
}
