import type { FashionItem } from '@figura/contracts';

/** Where an item is sold: its full address or else its short one; null where neither is an https address. */
export function shopAddress({ fullURL, url }: Pick<FashionItem, 'fullURL' | 'url'>): string | null {
  return [fullURL, url].find(isHttps) ?? null;
}

function isHttps(address: string | undefined): boolean {
  return address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:';
}
