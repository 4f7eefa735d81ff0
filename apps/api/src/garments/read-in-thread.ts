import { readFields, readWords, type GarmentText, type Reading } from '@figura/garments';
import type { Task } from '../platform/threads/task';
import { getGarmentReader } from './garment-reader';

export const readFeedTexts: Task<readonly GarmentText[], Reading[]> = {
  name: 'garments.read-feed',
  run: (texts) => texts.map((text) => getGarmentReader().read(text)),
};

export const readListRows: Task<readonly (string | GarmentText)[], ReturnType<typeof readWords>[]> = {
  name: 'garments.read-list',
  run: (rows) => readRows(rows),
};

export function readRows(rows: readonly (string | GarmentText)[]): ReturnType<typeof readWords>[] {
  return rows.map((row) =>
    typeof row === 'string' ? readWords(getGarmentReader(), row) : readFields(getGarmentReader(), row),
  );
}
