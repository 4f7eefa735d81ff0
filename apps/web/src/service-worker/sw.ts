import { API_BASE_URL } from '../lib/api/environment';
import { FORGET, PERSONAL_CACHE } from '../lib/browser/offline-messages';
import { strategyOf } from './strategy';

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
const FILES = `figura-files-${VERSION_OF_THE_APP}`;
const API = new URL(API_BASE_URL, location.origin).href;
/** Answers and pictures that are kept; the ones kept longest ago go first. */
const MAX_KEPT = 400;

/** Changes when everything personal is forgotten: an answer that was asked for before is not kept after. */
let forgotten = 0;

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
            .filter((name) => name !== FILES && name !== PERSONAL_CACHE)
            .map((name) => caches.delete(name)),
        ),
      ),
  );
});

addEventListener('message', (event) => {
  if (event.data !== FORGET) return;
  forgotten += 1;
  (event as Event as ExtendableEvent).waitUntil(caches.delete(PERSONAL_CACHE));
});

addEventListener('fetch', (event) => {
  const fetched = event as FetchEvent;
  const answer = answerTo(fetched);
  if (answer) fetched.respondWith(answer);
});

function answerTo(event: FetchEvent): Promise<Response> | null {
  switch (strategyOf(event.request, API, location.origin)) {
    case 'shell':
      return fetch(event.request).catch(async (error: unknown) => (await caches.match(SHELL)) ?? fail(error));
    case 'file':
      return caches.match(event.request).then((kept) => kept ?? fetch(event.request));
    case 'picture':
      return caches.match(event.request).then((kept) => kept ?? fetchAndKeep(event));
    case 'answer':
      return fetchAndKeep(event).catch(async (error: unknown) => {
        const kept = await caches.match(event.request, { ignoreVary: true });
        return kept ?? fail(error);
      });
    case 'network':
      return null;
  }
}

async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const asked = forgotten;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone(), asked));
  return answer;
}

async function keep(request: Request, answer: Response, asked: number): Promise<void> {
  const body = await answer.blob();
  if (asked !== forgotten) return;
  const cache = await caches.open(PERSONAL_CACHE);
  await cache.put(request, new Response(body, answer));
  // Forgotten while it was written.
  if (asked !== forgotten) await caches.delete(PERSONAL_CACHE);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_KEPT)).map((old) => cache.delete(old)));
}

function fail(error: unknown): never {
  throw error;
}
