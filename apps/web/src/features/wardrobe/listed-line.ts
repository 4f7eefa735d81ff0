import type { ReadLine } from '@figura/contracts';

/** A line of a list with what the user did about it. */
export interface ListedLine extends ReadLine {
  isIncluded: boolean;
  /** Of the piece that a kind was tapped for; null where the words say it. */
  tappedId: string | null;
}
