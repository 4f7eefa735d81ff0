import { ValidationError } from '../../platform/errors/domain-error';

/** A row of that many characters is no product: the file is cut wrongly. */
export const MAX_ROW = 1_000_000;

/** Counts the characters since the last row, so that no reader collects more than a row may have. */
export class RowSize {
  private size = 0;

  /** @throws ValidationError after more than {@link MAX_ROW} characters without a row */
  add(chunk: string, place: string): void {
    this.size += chunk.length;
    if (this.size > MAX_ROW) throw createTooLong(place);
  }

  reset(): void {
    this.size = 0;
  }
}

/** Says that a row has more than {@link MAX_ROW} characters. */
export function createTooLong(place: string): ValidationError {
  return new ValidationError([`${place}: longer than ${MAX_ROW.toLocaleString('en-US')} characters.`]);
}
