import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What another app shares, as the manifest names it. */
const SHARED = ['title', 'text', 'url'] as const;
/** Links are not opened: only what stands around them says something. */
const LINKS = /https?:\/\/\S+/g;

/** Hands over the words of a page that another app shared with this one, once. */
export function useSharedWords(onWords: (words: string) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const taken = useRef<URLSearchParams>(null);
  useEffect(() => {
    if (taken.current === parameters || !SHARED.some((name) => parameters.has(name))) return;
    taken.current = parameters;
    const [title, text] = SHARED.map((name) => (parameters.get(name) ?? '').replace(LINKS, ' ').trim());
    const words = title && text?.includes(title) ? text : [title, text].filter(Boolean).join('\n');
    if (words) onWords(words);
    setParameters({}, { replace: true });
  });
}
