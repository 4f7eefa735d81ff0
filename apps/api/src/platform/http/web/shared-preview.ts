import { translate, type Language, type Text } from '@figura/messages';

export interface SharedPreview {
  title: Text;
  description: Text;
  picture: string;
  width: number;
  height: number;
}

export type DescribeShared = (client: string, token: string) => Promise<SharedPreview | null>;

export function addPreview(html: string, preview: SharedPreview, language: Language): string {
  const { picture, width, height } = preview;
  const title = translate(preview.title, language);
  const description = translate(preview.description, language);
  const properties = [
    ['og:type', 'website'],
    ['og:site_name', 'Figura'],
    ['og:title', title],
    ['og:description', description],
    ['og:image', picture],
    ['og:image:width', `${width}`],
    ['og:image:height', `${height}`],
    ['og:image:alt', title],
  ] as const;
  const tags = [
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escape(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${escape(title)}" />`,
    `<meta name="twitter:description" content="${escape(description)}" />`,
    `<meta name="twitter:image" content="${escape(picture)}" />`,
  ];
  // Functions, because `replace` interprets `$` in a string.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)} · Figura</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escape(description),
    )
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
