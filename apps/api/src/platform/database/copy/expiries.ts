import type { mongo } from 'mongoose';

/** Documents past their TTL may already be deleted, so counts must tolerate that. */
export class Expiries {
  private readonly fields: { field: string; seconds: number }[];
  private readonly moments: number[] = [];

  constructor(indexes: mongo.Document[]) {
    this.fields = indexes.flatMap(({ key, expireAfterSeconds }) =>
      expireAfterSeconds === undefined
        ? []
        : [{ field: Object.keys(key as object)[0]!, seconds: Number(expireAfterSeconds) }],
    );
  }

  note(document: mongo.Document): void {
    const moments = this.fields.flatMap(({ field, seconds }) => {
      const value: unknown = document[field];
      return value instanceof Date ? [value.getTime() + seconds * 1000] : [];
    });
    if (moments.length) this.moments.push(Math.min(...moments));
  }

  countBefore(moment: Date): number {
    return this.moments.filter((expiry) => expiry <= moment.getTime()).length;
  }
}
