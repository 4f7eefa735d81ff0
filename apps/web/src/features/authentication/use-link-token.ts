import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Moves the token from the address bar, where it could leak, to the history state, which survives a reload. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const inQuery = query.get('token');
  const [token] = useState(() => inQuery ?? keepToken(state));

  useEffect(() => {
    if (inQuery !== null) void navigate(pathname, { replace: true, state: { token: inQuery } });
  }, [inQuery, pathname, navigate]);

  return token || null;
}

function keepToken(state: unknown): string | null {
  const token: unknown = typeof state === 'object' && state !== null && 'token' in state ? state.token : null;
  return typeof token === 'string' ? token : null;
}
