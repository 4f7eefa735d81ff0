import type { ReadLine } from '@figura/contracts';

export interface ListedLine extends ReadLine {
  isIncluded: boolean;
  /** Null if the words name the garment. */
  tappedId: string | null;
}
