import { useLocation } from 'react-router-dom';

export function withNotice(notice: string): { notice: string } {
  return { notice };
}

export function useNotice(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('notice' in state)) return null;
  return typeof state.notice === 'string' ? state.notice : null;
}
