import { API_BASE_URL } from '../lib/api/environment';
import { PATIENCE_MS } from '../lib/browser/patience';
import { PERSONAL_STORES } from '../lib/browser/personal-stores';
import { getStrategy } from './strategy';

/** What the build fills in: URLs of the files that the app needs, and a name that changes with any of them. */
declare const FILES_OF_THE_APP: readonly string[];
declare const VERSION_OF_THE_APP: string;

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** The app's own page, which every URL can start from. */
const SHELL = '/app';
/** Where other apps share to, as the manifest says. */
const SHARE_TARGET = '/fitting-room';
const FILES = `figura-files-${VERSION_OF_THE_APP}`;
const API = new URL(API_BASE_URL, location.origin).href;
/** Answers and pictures that are kept; the ones kept longest ago go first. */
const MAX_KEPT = 400;

// No new version takes over while a page of the old one is open: nothing that is typed there is lost.
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
  const answer = answerTo(fetched);
  if (answer) fetched.respondWith(answer);
});

function answerTo(event: FetchEvent): Promise<Response> | null {
  switch (getStrategy(event.request, API, location.origin)) {
    case 'shell':
      return fetch(getPage(event.request)).catch(
        async (error: unknown) => (await caches.match(SHELL)) ?? fail(error),
      );
    case 'file':
      return caches.match(event.request).then((kept) => kept ?? fetch(event.request));
    case 'picture':
      return caches.match(event.request).then((kept) => kept ?? fetchAndKeep(event));
    case 'answer':
      return findFreshOrKept(event);
    case 'network':
      return null;
  }
}

/**
 * What is asked of the network for a page. The words that another app shares stay on the device: no server needs them, and
 * many refuse a URL as long as they can be.
 */
function getPage(request: Request): Request | string {
  const { pathname } = new URL(request.url);
  return pathname === SHARE_TARGET ? pathname : request;
}

/** The answer of the network; the kept one where nobody answers, or not for as long as somebody would wait. */
async function findFreshOrKept(event: FetchEvent): Promise<Response> {
  const fresh = fetchAndKeep(event);
  const inTime = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const answer = await Promise.race([fresh, inTime]).catch(() => undefined);
  return answer ?? (await caches.match(event.request, { ignoreVary: true })) ?? fresh;
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const cache = await openPersonalCache();
  const answer = await fetch(event.request);
  if (cache && answer.ok) event.waitUntil(keep(cache, event.request, answer.clone()));
  return answer;
}

/**
 * The cache while somebody is signed in. It is taken before an answer is asked for: where it is deleted meanwhile, the
 * answer goes to the deleted one, and with it.
 */
async function openPersonalCache(): Promise<Cache | null> {
  return (await caches.has(PERSONAL_STORES)) ? caches.open(PERSONAL_STORES) : null;
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_KEPT)).map((old) => cache.delete(old)));
}

function fail(error: unknown): never {
  throw error;
}
