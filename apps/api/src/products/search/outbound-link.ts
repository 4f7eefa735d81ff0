import type { Product } from '../products.dto';

/**
 * Where a product's link leads. Figura earns by it only where the operator says so, and then it is marked.
 *
 * @param affiliate empty, or parameters that are appended, or a URL in which `{url}` stands for the shop's
 */
export function createOutboundLink(link: string, affiliate: string): Pick<Product, 'url' | 'sponsored'> {
  if (!link || !affiliate) return { url: link, sponsored: false };
  if (affiliate.includes('{url}'))
    return { url: affiliate.replace('{url}', encodeURIComponent(link)), sponsored: true };
  const url = new URL(link);
  for (const [name, value] of new URLSearchParams(affiliate)) url.searchParams.set(name, value);
  return { url: url.href, sponsored: true };
}
