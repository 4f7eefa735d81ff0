import type { Product } from '../products.dto';

/** @param affiliate empty, parameters to append, or a URL with `{url}` for the shop's URL */
export function createOutboundLink(link: string, affiliate: string): Pick<Product, 'url' | 'sponsored'> {
  if (!link || !affiliate) return { url: link, sponsored: false };
  if (affiliate.includes('{url}'))
    return { url: affiliate.replace('{url}', encodeURIComponent(link)), sponsored: true };
  const url = new URL(link);
  for (const [name, value] of new URLSearchParams(affiliate)) url.searchParams.set(name, value);
  return { url: url.href, sponsored: true };
}
