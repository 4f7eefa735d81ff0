/** Larger drawings come as files: a page that holds one would keep its own words waiting. In bytes. */
const LARGEST = 30_000;

const LEADING = /<img src="(?<address>\/[^"]+\.svg)"(?=[^>]* loading="eager")/;
/** What is written as it is in an address within quotation marks. */
const HARMLESS = /%(?:20|2C|2F|3A|3B|3D)/g;

/**
 * A page with the picture at its top written into it, so that its largest part is there with its words and not a round
 * trip later.
 *
 * @param read gives the text of a drawing by its address
 */
export function withLeadingPicture(html: string, read: (address: string) => string): string {
  const address = LEADING.exec(html)?.groups?.['address'];
  const drawing = address && read(address);
  if (!drawing || drawing.length > LARGEST) return html;
  const data = encodeURIComponent(drawing).replace(HARMLESS, decodeURIComponent);
  return html
    .replace(`<link rel="preload" as="image" href="${address}"/>`, '')
    .replace(LEADING, () => `<img src="data:image/svg+xml,${data}"`);
}
