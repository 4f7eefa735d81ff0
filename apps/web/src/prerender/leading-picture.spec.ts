import { randomBytes } from 'node:crypto';
import { withLeadingPicture } from './leading-picture';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" fill="#b4532a"><text>50% & "so"</text></svg>';
const page = `<link rel="preload" as="image" href="/assets/top.svg"/><link rel="preload" as="image" href="/assets/next.svg"/>
<img src="/assets/later.svg" alt="" loading="lazy"/><img src="/assets/top.svg" alt="Top" width="400" loading="eager"/><img src="/assets/next.svg" alt="" loading="eager"/>`;
const images = (html: string) =>
  [...new DOMParser().parseFromString(html, 'text/html').images].map((image) => image.getAttribute('src'));

it('a static page holds its first picture that is wanted at once, and asks for it no more', () => {
  const html = withLeadingPicture(page, (address) => (address === '/assets/top.svg' ? DRAWING : 'another'));
  const [later, top, next] = images(html);
  expect([later, next]).toEqual(['/assets/later.svg', '/assets/next.svg']);
  const [type, data] = top!.split(/,(.*)/s);
  expect(type).toBe('data:image/svg+xml');
  expect(decodeURIComponent(data!)).toBe(DRAWING);
  expect(html).not.toContain('href="/assets/top.svg"');
  expect(html).toContain('href="/assets/next.svg"');
});

it('a static page leaves a drawing in its file that would not arrive together with the words', () => {
  const drawing = (bytes: number) => `<svg>${randomBytes(bytes / 2).toString('hex')}</svg>`;
  expect(withLeadingPicture(page, () => drawing(20_000))).not.toContain('href="/assets/top.svg"');
  expect(withLeadingPicture(page, () => drawing(30_000))).toBe(page);
});

it('a static page without a picture at its top stays as it is', () => {
  const html = '<img src="/assets/later.svg" loading="lazy">';
  expect(withLeadingPicture(html, () => DRAWING)).toBe(html);
});
