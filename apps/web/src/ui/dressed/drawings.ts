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

/** A drawing of somebody dressed. */
export interface Drawing {
  image: Blob;
  landmarks: WornLandmarks;
  /** What it shows, in a sentence; null for a body in nothing. */
  text: string | null;
}

/** A drawing of a garment on its hanger, or of a head. */
export interface Flat {
  image: Blob;
}

/** Drawings that are kept, about 30 KB each; the ones asked for longest ago go first. */
const MAX_ENTRIES = 60;

const dressed = new Map<string, Promise<Drawing | null>>();
const flats = new Map<string, Promise<Flat | null>>();
const portraits = new Map<string, Promise<Flat | null>>();
const waiting = new Map<number, (reply: DrawingReply['drawing']) => void>();
let worker: Worker | null = null;
let lastId = 0;

/** Draws in the worker. Null where the kit cannot draw it, or where there is no worker to be had. */
export function findDrawing(query: DrawingQuery): Promise<Drawing | null> {
  return kept(dressed, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && 'landmarks' in reply ? { ...reply, image: createImage(reply) } : null;
  });
}

/** Draws a garment on its hanger, in the worker. Null as above. */
export function findFlat(query: FlatQuery): Promise<Flat | null> {
  return kept(flats, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && { image: createImage(reply) };
  });
}

/** Draws a head, in the worker. Null as above. */
export function requestPortrait(query: PortraitQuery): Promise<Flat | null> {
  return kept(portraits, JSON.stringify(query), async () => {
    const reply = await ask(query);
    return reply && { image: createImage(reply) };
  });
}

/** Starts the worker ahead of the first drawing, for a page that leads with one. */
export function startDrawing(): void {
  worker ??= startWorker();
}

/** Resolves once all that was asked for is drawn. */
export function requestDrawings(): Promise<unknown> {
  return Promise.all([...dressed.values(), ...flats.values(), ...portraits.values()]);
}

function kept<Value>(
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
    // Out of reach, or broken: whoever waits goes without, and the next one tries anew.
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
