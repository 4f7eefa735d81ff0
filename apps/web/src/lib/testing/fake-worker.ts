import type { DrawingReply, DrawingRequest } from '../../ui/dressed/drawing-messages';
import { replyTo } from '../../ui/dressed/reply';

export class FakeWorker extends EventTarget {
  private static requests: DrawingRequest[] = [];
  private static broken = false;
  private static started: FakeWorker[] = [];

  static install({ broken = false } = {}): { requests: readonly DrawingRequest[] } {
    FakeWorker.broken = broken;
    FakeWorker.requests = [];
    window.Worker = FakeWorker as unknown as typeof Worker;
    return { requests: FakeWorker.requests };
  }

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
