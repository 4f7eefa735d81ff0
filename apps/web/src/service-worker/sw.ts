import { API_BASE_URL } from '../lib/api/environment';
import { KEPT_ANSWER } from '../lib/browser/kept-answer';
import { TIMEOUT_MS } from '../lib/browser/request-timeout';
import { PERSONAL_STORES } from '../lib/browser/personal-stores';
import { openDashboard, readNotification, TAG, type OpenWindows } from './notifications';
import { getStrategy, isVoidedByChange } from './strategy';

/** Filled in by the build; the name changes with any file. */
declare const FILES_OF_THE_APP: readonly string[];
declare const VERSION_OF_THE_APP: string;

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith: (response: Promise<Response>) => void;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text: () => string } | null;
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}
declare const registration: ServiceWorkerRegistration;
declare const clients: OpenWindows & {
  get: (id: string) => Promise<{ postMessage: (message: string) => void } | undefined>;
};

/** Every URL can start from this page. */
const SHELL = '/app';
/** Must match the manifest's share target. */
const SHARE_TARGET = '/fitting-room';
const FILES = `figura-files-${VERSION_OF_THE_APP}`;
const API = new URL(API_BASE_URL, location.origin).href;
const MAX_KEPT = 400;

let changes = 0;

// A new version waits until old pages are closed, so that typed text is kept.
addEventListener('install', (event) => {
  (event as ExtendableEvent).waitUntil(
    caches.open(FILES).then((cache) => cache.addAll([SHELL, ...FILES_OF_THE_APP])),
  );
});

addEventListener('activate', (event) => {
  (event as ExtendableEvent).waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== FILES && name !== PERSONAL_STORES)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

addEventListener('fetch', (event) => {
  const fetched = event as FetchEvent;
  const response = answerTo(fetched);
  if (response) fetched.respondWith(response);
});

addEventListener('push', (event) => {
  const { title, body } = readNotification((event as PushEvent).data?.text());
  const shown = registration.showNotification(title, { body, tag: TAG, icon: '/icon-192.png' });
  (event as PushEvent).waitUntil(shown);
});

addEventListener('notificationclick', (event) => {
  (event as NotificationEvent).notification.close();
  (event as NotificationEvent).waitUntil(openDashboard(clients));
});

function answerTo(event: FetchEvent): Promise<Response> | null {
  switch (getStrategy(event.request, API, location.origin)) {
    case 'shell':
      return fetch(stripSharedText(event.request)).catch(
        async (error: unknown) => (await caches.match(SHELL)) ?? fail(error),
      );
    case 'file':
      return caches.match(event.request).then((kept) => kept ?? fetch(event.request));
    case 'picture':
      return caches.match(event.request).then((kept) => kept ?? fetchAndKeep(event));
    case 'answer':
      return fetchFreshOrKept(event);
    case 'change':
      return fetch(event.request).then(forgetAdvice);
    case 'network':
      return null;
  }
}

/** Shared text stays on the device: the server does not need it, and long URLs may be refused. */
function stripSharedText(request: Request): Request | string {
  const { pathname } = new URL(request.url);
  return pathname === SHARE_TARGET ? pathname : request;
}

/** Falls back to the kept answer after a failure or timeout. */
async function fetchFreshOrKept(event: FetchEvent): Promise<Response> {
  const fresh = fetchAndKeep(event);
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  const response = await Promise.race([fresh, inTime]).catch(() => undefined);
  const kept = response ?? (await caches.match(event.request, { ignoreVary: true }));
  if (kept && !response) (await clients.get(event.clientId))?.postMessage(KEPT_ANSWER);
  return kept ?? fresh;
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const cache = await openPersonalCache();
  const changesBefore = changes;
  const response = await fetch(event.request);
  if (cache && response.ok && changes === changesBefore)
    event.waitUntil(keep(cache, event.request, response.clone()));
  return response;
}

async function forgetAdvice(response: Response): Promise<Response> {
  const cache = response.ok ? await openPersonalCache() : null;
  changes++;
  const kept = (await cache?.keys()) ?? [];
  const voided = kept.filter(({ url }) => isVoidedByChange(url, API));
  await Promise.all(voided.map((request) => cache!.delete(request)));
  return response;
}

/** Opened before the request, so that an answer cannot revive a cache deleted meanwhile. */
async function openPersonalCache(): Promise<Cache | null> {
  return (await caches.has(PERSONAL_STORES)) ? caches.open(PERSONAL_STORES) : null;
}

async function keep(cache: Cache, request: Request, response: Response): Promise<void> {
  await cache.put(request, response);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_KEPT)).map((old) => cache.delete(old)));
}

function fail(error: unknown): never {
  throw error;
}
