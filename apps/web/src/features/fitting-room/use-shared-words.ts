import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What another app shares, as the manifest names it. */
const SHARED = ['title', 'text', 'url'] as const;
/** Links are not opened: only what stands around them says something. */
const LINKS = /https?:\/\/\S+/g;

/**
 * Hands over the words of a page that another app shared with this one, once; the link where it shared nothing else. Words
 * that a screen of ours sends to be checked, with `{check: true}` as the state of the navigation, are checked at once; a URL
 * from elsewhere costs no check.
 */
export function useSharedWords(onWords: (words: string) => void, onCheck: (words: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: { check?: unknown } | null };
  const taken = useRef<URLSearchParams>(null);
  useEffect(() => {
    if (taken.current === parameters || !SHARED.some((name) => parameters.has(name))) return;
    taken.current = parameters;
    const shared = SHARED.map((name) => (parameters.get(name) ?? '').trim());
    const [title, text] = shared.map((part) => part.replace(LINKS, ' ').trim());
    const words = title && text?.includes(title) ? text : [title, text].filter(Boolean).join('\n');
    const link = shared.find(Boolean);
    if (words && state?.check !== true) onWords(words);
    else if (words || link) onCheck(words || link!);
    setParameters({}, { replace: true });
  });
}
