import type { ReadLine } from '@figura/contracts';

export interface ListedLine extends ReadLine {
  isIncluded: boolean;
  tappedId: string | null;
}
