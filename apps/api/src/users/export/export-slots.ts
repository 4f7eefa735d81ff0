import { ExportRunningError, ExportsBusyError } from '../users.errors';

/** Exports that run in a process at once. */
const MOST_AT_ONCE = 2;

/** Lets an account have one export at a time, and a process a few. */
export class ExportSlots {
  private readonly running = new Set<string>();

  /**
   * Takes a place, and returns what gives it back.
   *
   * @throws ExportRunningError, ExportsBusyError
   */
  take(userId: string): () => void {
    if (this.running.has(userId)) throw new ExportRunningError();
    if (this.running.size >= MOST_AT_ONCE) throw new ExportsBusyError();
    this.running.add(userId);
    return () => void this.running.delete(userId);
  }
}
