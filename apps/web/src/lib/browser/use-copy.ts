import { useState } from 'react';

/** The sentences are for the user. */
export function useCopy({ copied, notCopied }: { copied: string; notCopied: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      // No permission, or the page has no secure origin.
      setSaid(notCopied);
    }
  };
  return { said, copy };
}
