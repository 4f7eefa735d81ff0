import { trusted, type Model, type QueryFilter, type SortOrder, type Types } from 'mongoose';

/**
 * Call it after each insert, so that concurrent inserts still end within the limit. The next call cleans up
 * after a crash.
 */
export async function deleteExcess<Document extends { _id: Types.ObjectId | string }>(
  model: Model<Document>,
  owned: QueryFilter<Document>,
  { max, order }: { max: number; order: Record<string, SortOrder> },
): Promise<void> {
  const excess = await model.find(owned, { _id: 1 }).sort(order).skip(max).lean<Pick<Document, '_id'>[]>();
  if (excess.length === 0) return;
  const ids = { _id: trusted({ $in: excess.map(({ _id }) => _id) }) } as QueryFilter<Document>;
  await model.deleteMany({ ...owned, ...ids });
}
