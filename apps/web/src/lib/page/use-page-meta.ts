import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OPENED_LOCATION, useTitle } from './use-title';

interface PublicPage {
  /** Its one URL, without a query. */
  path: string;
  title: string;
  /** Of an article, which brings its own; the other pages are described in `content/page-meta.ts`. */
  description?: string;
}

/**
 * Names a public page in the browser as the build has named it in the static HTML: title, description and canonical
 * URL. The tags for link previews stay as they were sent; nobody reads them from a running page.
 */
export function usePageMeta({ path, title, description }: PublicPage): void {
  const isOpened = useLocation().key === OPENED_LOCATION;
  useTitle(title);

  useEffect(() => {
    // The page that was opened has its description in the HTML: the text of all of them is not part of a first load.
    if (isOpened) return undefined;
    let isShown = true;
    void describe(path, description).then((content) => {
      if (isShown) document.querySelector('meta[name="description"]')?.setAttribute('content', content);
    });
    return () => {
      isShown = false;
    };
  }, [isOpened, path, description]);

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? addCanonicalLink();
    link.href = new URL(path, findCanonicalUrl()).href;
    // What comes next may be a page that is no search engine's business, and has none.
    return () => link.remove();
  }, [path]);
}

async function describe(path: string, own: string | undefined): Promise<string> {
  if (own !== undefined) return own;
  const { metaOf } = await import('../../content/page-meta');
  return metaOf(path).description;
}

function addCanonicalLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

/** A URL at the server's own origin, which a public page names; the browser may have come by another. */
function findCanonicalUrl(): string {
  const own = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content;
  return own ?? window.location.href;
}
