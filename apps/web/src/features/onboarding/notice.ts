import { useLocation } from 'react-router-dom';

/** Navigation state that tells the next page why it was opened. */
export function withNotice(notice: string): { notice: string } {
  return { notice };
}

/** The notice that came with the navigation to this page, if any. */
export function useNotice(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
