import type { TokenPair, User } from '@figura/contracts';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { claimDrafts } from '../drafts/draft-stores';
import { AdviceRefresh } from '../session/advice-refresh';
import { SessionProvider } from '../session/session';
import { tokens } from '../session/tokens';

interface RenderAppOptions {
  user?: User;
  tokens?: TokenPair;
  route?: string | { pathname: string; search?: string; hash?: string; key?: string; state?: unknown };
}

interface RenderedApp extends RenderResult {
  person: UserEvent;
  url: () => string;
  state: () => unknown;
}

export function renderApp(ui: ReactNode, options: RenderAppOptions = {}): RenderedApp {
  const { user, route = '/' } = options;
  const pair = options.tokens ?? (user && { accessToken: 'access-1', refreshToken: 'refresh-1' });
  if (pair) tokens.start(pair);
  else tokens.end();
  if (user) claimDrafts(user.id);
  let url = '';
  let state: unknown;
  const cache = new Map<string, { data: User }>(user ? [['/auth/me', { data: user }]] : []);
  const result = render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[route]}>
        <SessionProvider>
          {ui}
          <AdviceRefresh />
        </SessionProvider>
        <UrlProbe
          onChange={(next, taken) => {
            url = next;
            state = taken;
          }}
        />
      </MemoryRouter>
    </SWRConfig>,
  );
  return Object.assign(result, {
    // Style sheets, which could refuse the pointer, are not loaded here.
    person: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    url: () => url,
    state: () => state,
  });
}

function UrlProbe({ onChange }: { onChange: (url: string, state: unknown) => void }) {
  const { pathname, search, state } = useLocation();
  useEffect(() => {
    onChange(`${pathname}${search}`, state);
  }, [onChange, pathname, search, state]);
  return null;
}
