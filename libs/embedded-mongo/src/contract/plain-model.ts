import type { mongo } from 'mongoose';

export interface Row {
  _id: number;
  key?: string;
  n?: number | null;
  tags?: number[];
  inner?: { x?: number };
}

export type Filter =
  'all' | { field: 'key' | 'n' | 'tag' | 'x'; test: 'is' | 'not' | 'above' | 'in'; value: number };

const PATHS = { key: 'key', n: 'n', tag: 'tags', x: 'inner.x' } as const;
export const toKey = (value: number): string => `k${value}`;

export function toMongo(filter: Filter): mongo.Document {
  if (filter === 'all') return {};
  const toLiteral = (value: number): unknown => (filter.field === 'key' ? toKey(value) : value);
  const value = toLiteral(filter.value);
  const tests = {
    is: filter.value === 0 && filter.field === 'n' ? null : value,
    not: { $ne: value },
    above: { $gt: value },
    in: { $in: [value, toLiteral(filter.value + 1)] },
  };
  return { [PATHS[filter.field]]: tests[filter.test] };
}

function toPredicate(filter: Filter): (row: Row) => boolean {
  if (filter === 'all') return () => true;
  const { field, test, value } = filter;
  const parseNumber = (key: string | undefined): number | undefined =>
    key === undefined ? undefined : Number(key.slice(1));
  const listValues = (row: Row): (number | null | undefined)[] => {
    if (field === 'key') return [parseNumber(row.key)];
    if (field === 'n') return [row.n];
    if (field === 'x') return [row.inner?.x];
    return row.tags ?? [];
  };
  switch (test) {
    case 'is':
      return field === 'n' && value === 0
        ? (row) => row.n === null || row.n === undefined
        : (row) => listValues(row).includes(value);
    case 'not':
      return (row) => !listValues(row).includes(value);
    case 'above':
      return (row) => listValues(row).some((each) => typeof each === 'number' && each > value);
    case 'in':
      return (row) => listValues(row).some((each) => each === value || each === value + 1);
  }
}

export const DUPLICATE = 'duplicate';

export class Model {
  rows: Row[] = [];
  private nextId = 1;

  createId(): number {
    return this.nextId++;
  }

  find(filter: Filter): Row[] {
    return this.rows.filter(toPredicate(filter));
  }

  insert(row: Row): void {
    if (row.key !== undefined && this.rows.some(({ key }) => key === row.key)) throw new Error(DUPLICATE);
    this.rows.push(row);
  }

  change(filter: Filter, many: boolean, change: (row: Row) => Row): number {
    const found = many ? this.find(filter) : this.find(filter).slice(0, 1);
    for (const row of found) {
      const changed = change(row);
      if (
        changed.key !== undefined &&
        this.rows.some((other) => other !== row && other.key === changed.key)
      ) {
        throw new Error(DUPLICATE);
      }
      this.rows[this.rows.indexOf(row)] = changed;
    }
    return found.length;
  }

  delete(filter: Filter, many: boolean): number {
    const found = many ? this.find(filter) : this.find(filter).slice(0, 1);
    this.rows = this.rows.filter((row) => !found.includes(row));
    return found.length;
  }
}

export const omitField = (row: Row, field: 'key' | 'n'): Row => {
  const copy = { ...row };
  Reflect.deleteProperty(copy, field);
  return copy;
};
