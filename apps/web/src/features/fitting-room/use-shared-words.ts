import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** Parameter names of the manifest's share target. */
const SHARED = ['title', 'text', 'url'] as const;
const LINKS = /https?:\/\/\S+/g;

/**
 * Words sent with state `{check: true}` are checked at once; words from a URL are not, so that a foreign link
 * costs no check.
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
