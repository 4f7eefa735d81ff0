import { brotliCompressSync } from 'node:zlib';

/** What a server may send before it hears from the browser: ten packets (RFC 6928). In bytes. */
const FIRST_FLIGHT = 10 * 1_460;
/** Room in it for the answer's headers, which the API sends with 960. In bytes. */
const HEADERS = 1_000;

const LEADING = /<img src="(?<url>\/[^"]+\.svg)"(?=[^>]* loading="eager")/;
/** What is written as it is in a URL within quotation marks. */
const HARMLESS = /%(?:20|2C|2F|3A|3B|3D)/g;

/**
 * A page with the picture at its top written into it, so that its largest part is there with its words and not a round
 * trip later. Where both together would need another round trip, the picture stays in its file: the words come first.
 *
 * @param read gives the text of a drawing by its URL
 */
export function withLeadingPicture(html: string, read: (url: string) => string): string {
  const url = LEADING.exec(html)?.groups?.['url'];
  if (!url) return html;
  const data = encodeURIComponent(read(url)).replace(HARMLESS, decodeURIComponent);
  const filled = html
    .replace(`<link rel="preload" as="image" href="${url}"/>`, '')
    .replace(LEADING, () => `<img src="data:image/svg+xml,${data}"`);
  return brotliCompressSync(filled).length <= FIRST_FLIGHT - HEADERS ? filled : html;
}
