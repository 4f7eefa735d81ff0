import { ExportRunningError, ExportsBusyError } from '../users.errors';

const MAX_CONCURRENT = 2;

export class ExportSlots {
  private readonly running = new Set<string>();

  /** Returns a function that releases the slot. Throws ExportRunningError, ExportsBusyError. */
  take(userId: string): () => void {
    if (this.running.has(userId)) throw new ExportRunningError();
    if (this.running.size >= MAX_CONCURRENT) throw new ExportsBusyError();
    this.running.add(userId);
    return () => void this.running.delete(userId);
  }
}
