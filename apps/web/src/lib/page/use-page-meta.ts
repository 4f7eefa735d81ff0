import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { OPENED_LOCATION, useTitle } from './use-title';

interface PublicPage {
  path: string;
  title: string;
  /** Only for articles; other pages use `content/page-meta.ts`. */
  description?: string;
}

/** Matches the static HTML. Link preview tags stay unchanged: previews do not run scripts. */
export function usePageMeta({ path, title, description }: PublicPage): void {
  const isOpened = useLocation().key === OPENED_LOCATION;
  useTitle(title);

  useEffect(() => {
    // The opened page has its description in the HTML, so the first load omits the texts.
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
    // The next page may be private and have no canonical link.
    return () => link.remove();
  }, [path]);
}

async function describe(path: string, own: string | undefined): Promise<string> {
  if (own !== undefined) return own;
  const { findPageMeta } = await import('../../content/page-meta');
  return findPageMeta(path).description;
}

function addCanonicalLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

/** The browser may have used another origin. */
function findCanonicalUrl(): string {
  const own = document.querySelector<HTMLMetaElement>('[property="og:url"]')?.content;
  return own ?? window.location.href;
}
