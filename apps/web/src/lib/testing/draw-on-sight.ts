import { createEntry } from './entry-of';
import { FakeWorker } from './fake-worker';

export function drawOnSight(height = 400): void {
  URL.createObjectURL = jest.fn(() => 'blob:drawing');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observe = () => notify([createEntry(height)], {} as IntersectionObserver);
    return { observe, disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
}

export function stopDrawing(): void {
  FakeWorker.remove();
  jest.restoreAllMocks();
}
