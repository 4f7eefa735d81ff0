import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What another app shares, as the manifest names it. */
const SHARED = ['title', 'text', 'url'] as const;
/** Links are not opened: only what stands around them says something. */
const LINKS = /https?:\/\/\S+/g;

/**
 * Hands over the words of a page that another app shared with this one, once; the link where it shared nothing else.
 */
export function useSharedWords(onWords: (words: string) => void, onLink: (link: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const taken = useRef<URLSearchParams>(null);
  useEffect(() => {
    if (taken.current === parameters || !SHARED.some((name) => parameters.has(name))) return;
    taken.current = parameters;
    const shared = SHARED.map((name) => (parameters.get(name) ?? '').trim());
    const [title, text] = shared.map((part) => part.replace(LINKS, ' ').trim());
    const words = title && text?.includes(title) ? text : [title, text].filter(Boolean).join('\n');
    const link = shared.find(Boolean);
    if (words) onWords(words);
    else if (link) onLink(link);
    setParameters({}, { replace: true });
  });
}
