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
const MAX_ENTRIES = 120;

const replies = new Map<string, Promise<DrawingReply['drawing']>>();
const waiting = new Map<number, (reply: DrawingReply['drawing']) => void>();
let worker: Worker | null = null;
let lastId = 0;

/** Null if the kit cannot draw it or there is no worker. */
export async function findDrawing(query: DrawingQuery): Promise<Drawing | null> {
  const reply = await ask(query);
  return reply && 'landmarks' in reply ? { ...reply, image: createImage(reply) } : null;
}

export async function findFlat(query: FlatQuery | PortraitQuery): Promise<Flat | null> {
  const reply = await ask(query);
  return reply && { image: createImage(reply) };
}

export function startDrawing(): void {
  worker ??= startWorker();
}

export function requestDrawings(): Promise<unknown> {
  return Promise.all(replies.values());
}

const createImage = ({ svg }: { svg: string }): Blob => new Blob([svg], { type: 'image/svg+xml' });

function ask(query: DrawingRequest['query']): Promise<DrawingReply['drawing']> {
  const key = JSON.stringify(query);
  const reply = replies.get(key) ?? request(query);
  replies.delete(key);
  replies.set(key, reply);
  if (replies.size > MAX_ENTRIES) replies.delete(replies.keys().next().value!);
  return reply;
}

async function request(query: DrawingRequest['query']): Promise<DrawingReply['drawing']> {
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
    replies.clear();
    for (const resolve of waiting.values()) resolve(null);
    waiting.clear();
  });
  return started;
}
