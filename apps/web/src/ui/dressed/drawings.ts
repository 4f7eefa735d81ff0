import type { WornLandmarks } from '@figura/drawing';
import { getTrustedScript } from '../../lib/browser/trusted-script';
import type {
  DrawingQuery,
  DrawingReply,
  DrawingRequest,
  FlatQuery,
  PortraitQuery,
} from './drawing-messages';
import { workerUrl } from './worker-url';

export interface Drawing {
  image: Blob;
  landmarks: WornLandmarks;
  text: string | null;
}

export interface Flat {
  image: Blob;
}

/** About 30 KB each; least recently used go first. */
const MAX_ENTRIES = 60;

const dressed = new Map<string, Promise<Drawing | null>>();
const flats = new Map<string, Promise<Flat | null>>();
const portraits = new Map<string, Promise<Flat | null>>();
const waiting = new Map<number, (reply: DrawingReply['drawing']) => void>();
let worker: Worker | null = null;
let lastId = 0;

/** Null if the kit cannot draw it or there is no worker. */
export function findDrawing(query: DrawingQuery): Promise<Drawing | null> {
  return getOrCreate(dressed, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && 'landmarks' in reply ? { ...reply, image: createImage(reply) } : null;
  });
}

export function findFlat(query: FlatQuery): Promise<Flat | null> {
  return getOrCreate(flats, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && { image: createImage(reply) };
  });
}

export function requestPortrait(query: PortraitQuery): Promise<Flat | null> {
  return getOrCreate(portraits, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && { image: createImage(reply) };
  });
}

export function startDrawing(): void {
  worker ??= startWorker();
}

export function requestDrawings(): Promise<unknown> {
  return Promise.all([...dressed.values(), ...flats.values(), ...portraits.values()]);
}

function getOrCreate<Value>(
  cache: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = cache.get(key) ?? make();
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > MAX_ENTRIES) cache.delete(cache.keys().next().value!);
  return value;
}

const createImage = ({ svg }: { svg: string }): Blob => new Blob([svg], { type: 'image/svg+xml' });

async function ask(query: DrawingRequest['query']): Promise<DrawingReply['drawing']> {
  worker ??= startWorker();
  if (!worker) return null;
  const id = ++lastId;
  return new Promise<DrawingReply['drawing']>((resolve) => {
    waiting.set(id, resolve);
    worker!.postMessage({ id, query } satisfies DrawingRequest);
  });
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const started = new Worker(getTrustedScript(workerUrl), { type: 'module' });
  started.addEventListener('message', ({ data: { id, drawing } }: MessageEvent<DrawingReply>) => {
    waiting.get(id)?.(drawing);
    waiting.delete(id);
  });
  started.addEventListener('error', () => {
    // Waiting callers get null; the next request starts a new worker.
    started.terminate();
    worker = null;
    dressed.clear();
    flats.clear();
    portraits.clear();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return started;
}
