/** The server's text; a worker that shows nothing loses its permission. */
const DEFAULT = { title: 'Figura', body: '' };
export const TAG = 'monday-outfit';
const PAGE = '/dashboard';

interface ShownText {
  title: string;
  body: string;
}

export function readNotification(payload: string | undefined): ShownText {
  try {
    const { title, body } = JSON.parse(payload ?? '') as Partial<ShownText>;
    return typeof title === 'string' && typeof body === 'string' ? { title, body } : DEFAULT;
  } catch {
    return DEFAULT;
  }
}

export interface OpenWindows {
  matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
}

/** An open page keeps what was typed; only an open dashboard is brought forward. */
export async function openDashboard(windows: OpenWindows): Promise<void> {
  const open = await windows.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === PAGE);
  await (there ? there.focus() : windows.openWindow(PAGE));
}
