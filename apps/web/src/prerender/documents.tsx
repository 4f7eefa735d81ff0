import { ORIGIN_PLACEHOLDER } from '@figura/contracts';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app';
import type { Article } from '../content/article';
import { apiUrl } from '../lib/api/api-client';
import type { Session } from '../lib/session/session';
import { SessionContext } from '../lib/session/session';
import { paths } from '../paths';
import { publicRoutes } from '../public-routes';
import { loadPageAt, Router } from '../router';
import { signedInPaths } from '../signed-in-router';
import { robotsOf, sitemapOf } from './crawling';
import { headOf } from './head';
import { withLeadingPicture } from './leading-picture';
import { screensOf } from './screens';
import type { StaticPage } from './static-pages';
import { fileOf, staticPages } from './static-pages';
import type { PageFiles } from './template';
import { fillTemplate } from './template';

export { socialPicture } from './social-picture';

const articles = import.meta.glob<Article>('../content/blog/*.md', {
  query: '?summary',
  import: 'default',
  eager: true,
});

/** The API writes its own URL in place of this one; a build for another server is told the URL. */
const origin: string = import.meta.env['VITE_APP_URL'] ?? ORIGIN_PLACEHOLDER;

/** What a frame shows around a page and loads by itself (`routes/layouts/public-layout.tsx`). */
const AROUND = {
  public: ['routes/layouts/public-navigation.tsx', 'routes/layouts/public-footer.tsx'],
  plain: ['routes/layouts/help-footer.tsx'],
} as const;

interface Build {
  /** The built `index.html`. */
  template: string;
  /**
   * The scripts of a page below src/ without those of the app itself, and all styles: of the app, of the page, and of the
   * modules that stand around it.
   */
  filesOf: (page: string, ...around: string[]) => PageFiles;
  /** The scripts of a screen without those of the app itself, and all its styles. */
  filesOfScreen: (screen?: string) => PageFiles;
  /** Modules below src/routes/ that show screens for signed-in users, without their ending. */
  screens: readonly string[];
  /** The text of a drawing of the build, by its URL. */
  drawing: (url: string) => string;
}

/**
 * Everything that the build writes beside the app's own files: the public pages, the pages that screens start from
 * (`app/best-looks.html`) and the one that every other URL starts from (`app.html`), what crawlers ask for, and which URLs
 * there are: the server answers 404 at all others. By file name.
 */
export async function documents({
  template,
  filesOf,
  filesOfScreen,
  screens,
  drawing,
}: Build): Promise<Map<string, string>> {
  const pages = staticPages(Object.values(articles));
  const files = new Map([
    ['app.html', fillTemplate(template, { files: filesOfScreen() })],
    ['sitemap.xml', sitemapOf(pages, origin)],
    ['robots.txt', robotsOf(origin)],
    ['.vite/routes.json', JSON.stringify([...publicRoutes.map(({ path }) => path), ...signedInPaths])],
  ]);
  for (const { path, file, reads } of screensOf(screens)) {
    const looks = path === paths.bestLooks ? apiUrl('/recommendations/best-looks') : undefined;
    files.set(
      `app${path}.html`,
      fillTemplate(template, {
        files: filesOfScreen(`routes/${file}.tsx`),
        reads: reads.map(apiUrl),
        opening: { body: await openingOf(path), looks },
      }),
    );
  }
  for (const page of pages) {
    const html = fillTemplate(template, {
      files: filesOf(`routes/${fileOf(page.route)}.tsx`, ...AROUND[page.route.frame]),
      page: {
        path: page.path,
        head: headOf(page, origin),
        body: await bodyOf(page),
        // A form says that it needs scripts; what is there to be read does not.
        withoutScripts: page.route.frame === 'public',
      },
    });
    const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`;
    files.set(file, withLeadingPicture(html, drawing));
  }
  return files;
}

/** Somebody is signed in, and it is still to be told who. */
const ANYBODY: Session = {
  user: null,
  status: 'loading',
  error: null,
  setUser: () => undefined,
  reload: () => Promise.resolve(null),
  signIn: () => Promise.resolve(),
  signOut: () => undefined,
  forget: () => undefined,
};

/** What a screen shows while it is not known who is signed in. */
function openingOf(path: string): Promise<string> {
  return htmlOf(
    path,
    <SessionContext value={ANYBODY}>
      <Router />
    </SessionContext>,
  );
}

function bodyOf({ path }: StaticPage): Promise<string> {
  return htmlOf(path, <App />);
}

async function htmlOf(path: string, app: ReactNode): Promise<string> {
  await loadPageAt(path);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>{app}</StaticRouter>
    </StrictMode>,
    {
      // Larger parts would be sent last and put in place by an inline script, which the policy forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered.`);
  return new Response(prelude).text();
}
