import { getEntry } from './entry-of';
import { FakeWorker } from './fake-worker';

/** Everything on the page is near the screen, `height` pixels tall, and gets the URL of a drawing once one is made. */
export function drawOnSight(height = 400): void {
  URL.createObjectURL = jest.fn(() => 'blob:drawing');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observe = () => notify([getEntry(height)], {} as IntersectionObserver);
    return { observe, disconnect: jest.fn() } as unknown as IntersectionObserver;
  });
}

/** The page is as it was before {@link drawOnSight}, without a worker. */
export function stopDrawing(): void {
  FakeWorker.remove();
  jest.restoreAllMocks();
}
