import { renderHead } from './head';

const about = { path: '/about', title: 'About Us', description: 'Who we are.' };
const article = {
  path: '/blog/on-hems',
  title: 'On hems',
  description: 'Where a hem ends.',
  published: { on: '2026-03-14', by: 'Mira Holm' },
};
const parsed = (html: string) => new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');
const getMetaContent = (page: Document, selector: string) =>
  page.querySelector<HTMLMetaElement>(selector)?.content;
const readData = (page: Document): unknown =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent);

it('the head of a static page has the title, the description, and the canonical URL', () => {
  const page = parsed(renderHead(about, 'https://figura.example'));
  expect(page.title).toBe('About Us · Figura');
  expect(getMetaContent(page, '[name="description"]')).toBe('Who we are.');
  expect(page.querySelector<HTMLLinkElement>('[rel="canonical"]')?.href).toBe('https://figura.example/about');
});

it('the head of a static page has a link preview with an image', () => {
  const page = parsed(renderHead(about, 'https://figura.example'));
  expect(getMetaContent(page, '[property="og:type"]')).toBe('website');
  expect(getMetaContent(page, '[property="og:title"]')).toBe('About Us');
  expect(getMetaContent(page, '[property="og:url"]')).toBe('https://figura.example/about');
  expect(getMetaContent(page, '[property="og:image"]')).toBe('https://figura.example/social.png');
  expect(getMetaContent(page, '[name="twitter:card"]')).toBe('summary_large_image');
});

it('the head of an article names the author and the date', () => {
  const page = parsed(renderHead(article, 'https://figura.example'));
  expect(getMetaContent(page, '[property="og:type"]')).toBe('article');
  expect(getMetaContent(page, '[property="article:published_time"]')).toBe('2026-03-14');
  expect(readData(page)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'On hems',
    datePublished: '2026-03-14',
    author: { name: 'Mira Holm' },
  });
});

it('the head of a static page escapes any text', () => {
  const title = '</script></title> "5 < 6" & more';
  const page = parsed(renderHead({ ...article, title }, 'https://figura.example'));
  expect(page.title).toBe(`${title} · Figura`);
  expect(getMetaContent(page, '[property="og:title"]')).toBe(title);
  expect(readData(page)).toMatchObject({ headline: title });
});
