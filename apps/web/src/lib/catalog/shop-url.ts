import type { FashionItem } from '@figura/contracts';

export function findShopUrl({ fullURL, url }: Pick<FashionItem, 'fullURL' | 'url'>): string | null {
  return [fullURL, url].find(isHttps) ?? null;
}

function isHttps(candidate: string | undefined): boolean {
  return candidate !== undefined && URL.canParse(candidate) && new URL(candidate).protocol === 'https:';
}
