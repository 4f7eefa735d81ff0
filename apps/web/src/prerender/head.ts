import { LANGUAGES } from '@figura/messages';
import { head as t } from './messages.en';
import type { StaticPage } from './static-pages';

type Described = Omit<StaticPage, 'route'>;

const SITE_NAME = 'Figura';
export const SOCIAL_PICTURE = { file: 'social.png', width: 1200, height: 630, alt: t('picture') };

export function renderHead(page: Described, origin: string): string {
  const { path, title, description, published } = page;
  const url = origin + path;
  const properties: [name: string, content: string][] = [
    ['og:type', published ? 'article' : 'website'],
    ['og:site_name', SITE_NAME],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', `${origin}/${SOCIAL_PICTURE.file}`],
    ['og:image:width', `${SOCIAL_PICTURE.width}`],
    ['og:image:height', `${SOCIAL_PICTURE.height}`],
    ['og:image:alt', SOCIAL_PICTURE.alt],
    ...(published ? [['article:published_time', published.on] as [string, string]] : []),
  ];
  return [
    `<title>${formatText(title)} · ${SITE_NAME}</title>`,
    `<meta name="description" content="${formatText(description)}" />`,
    `<link rel="canonical" href="${formatText(url)}" />`,
    ...listAlternates(url),
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${formatText(content)}" />`,
    ),
    `<meta name="twitter:card" content="summary_large_image" />`,
    `<script type="application/ld+json">${readData(page, origin)}</script>`,
  ].join('\n    ');
}

/** Each language has its own address; without `lang` the browser's languages choose. */
function listAlternates(url: string): string[] {
  if (LANGUAGES.length === 1) return [];
  const alternates = LANGUAGES.map((language) => [language, `${url}?lang=${language}`] as const);
  return [...alternates, ['x-default', url] as const].map(
    ([language, address]) => `<link rel="alternate" hreflang="${language}" href="${formatText(address)}" />`,
  );
}

function readData({ path, title, description, published }: Described, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    ...(published
      ? {
          '@type': 'BlogPosting',
          headline: title,
          datePublished: published.on,
          author: { '@type': 'Person', name: published.by },
          image: `${origin}/${SOCIAL_PICTURE.file}`,
        }
      : { '@type': path === '/' ? 'WebSite' : 'WebPage', name: path === '/' ? SITE_NAME : title }),
    description,
    url: origin + path,
  };
  // In a script element, only `<` could end it early.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function formatText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
