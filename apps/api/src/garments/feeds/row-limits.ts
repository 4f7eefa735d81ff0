import { ValidationError } from '../../platform/errors/domain-error';

/** Characters; a longer row means that the file was split wrongly. */
export const MAX_ROW = 1_000_000;

export class RowSize {
  private size = 0;

  add(chunk: string, place: string): void {
    this.size += chunk.length;
    if (this.size > MAX_ROW) throw createTooLongError(place);
  }

  reset(): void {
    this.size = 0;
  }
}

export function createTooLongError(place: string): ValidationError {
  return new ValidationError([`${place} is longer than ${MAX_ROW.toLocaleString('en-US')} characters.`]);
}
