import { useEffect } from 'react';
import type { PageMeta } from '../content/page-meta';
import { useTitle } from './use-title';

/**
 * Names a public page in the browser as the build has named it in the static HTML: title, description and canonical
 * address. The tags for link previews stay as they were sent; nobody reads them from a running page.
 */
export function usePageMeta({ path, title, description }: PageMeta): void {
  useTitle(title);

  useEffect(() => {
    const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (tag) tag.content = description;
  }, [description]);

  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? addCanonicalLink();
    link.href = new URL(path, ownOrigin()).href;
    // What comes next may be a page that is no search engine's business, and has none.
    return () => link.remove();
  }, [path]);
}

function addCanonicalLink(): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'canonical';
  document.head.append(link);
  return link;
}

/** The server's own origin, which a public page names; the browser may have come by another. */
function ownOrigin(): string {
  const own = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return new URL(own ?? window.location.href).origin;
}
