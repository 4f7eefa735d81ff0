import type { DrawingReply, DrawingRequest } from '../../ui/dressed/drawing-messages';
import { replyTo } from '../../ui/dressed/reply';

/** Draws as the worker does, in the thread of the test. */
export class FakeWorker extends EventTarget {
  private static requests: DrawingRequest[] = [];
  private static broken = false;
  private static started: FakeWorker[] = [];

  /** Makes the page's workers fake ones; the file of a broken one cannot be loaded. */
  static install({ broken = false } = {}): { requests: readonly DrawingRequest[] } {
    FakeWorker.broken = broken;
    FakeWorker.requests = [];
    window.Worker = FakeWorker as unknown as typeof Worker;
    return { requests: FakeWorker.requests };
  }

  /** Leaves a page without workers; those that were started end. */
  static remove(): void {
    delete (window as { Worker?: unknown }).Worker;
    for (const worker of FakeWorker.started.splice(0)) worker.dispatchEvent(new Event('error'));
  }

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(request: DrawingRequest): void {
    FakeWorker.requests.push(request);
    const reply = FakeWorker.broken
      ? new Event('error')
      : new MessageEvent<DrawingReply>('message', { data: replyTo(request) });
    queueMicrotask(() => this.dispatchEvent(reply));
  }

  terminate(): void {
    return undefined;
  }
}
