import { CommandError } from '../errors';
import { listKeyTuples, ParallelArraysError } from '../query/key-tuples';
import { compileFilter } from '../query/filter';
import type { Predicate } from '../query/filter';
import { isSomeValue, splitPath } from '../query/paths';
import { encodeKey, shortenKey } from '../values/index-key';
import type { Doc } from '../values/document';
import { toDouble } from '../values/numbers';
import { isTruthy } from '../query/operators';

export interface IndexEntry {
  readonly key: Buffer;
  readonly values: readonly unknown[];
}

export class Index {
  readonly name: string;
  readonly fields: readonly string[];
  readonly unique: boolean;
  readonly sparse: boolean;
  readonly partial: Predicate | undefined;
  readonly expireAfterSeconds: number | undefined;
  private readonly paths: readonly (readonly string[])[];

  constructor(
    readonly id: number,
    readonly definition: Doc,
  ) {
    this.name = String(definition['name']);
    this.fields = Object.keys(definition['key'] as Doc);
    this.paths = this.fields.map(splitPath);
    this.unique = isTruthy(definition['unique']) || this.name === '_id_';
    this.sparse = isTruthy(definition['sparse']);
    this.expireAfterSeconds = toDouble(definition['expireAfterSeconds']);
    const filter = definition['partialFilterExpression'];
    this.partial = filter === undefined ? undefined : compileFilter(filter as Doc);
  }

  get partialFields(): readonly string[] {
    return Object.keys((this.definition['partialFilterExpression'] as Doc | undefined) ?? {});
  }

  /** No duplicates; empty if a sparse or partial index omits the document. */
  collectEntries(doc: Doc): Map<string, IndexEntry> {
    const entries = new Map<string, IndexEntry>();
    if (this.partial && !this.partial(doc)) return entries;
    if (this.sparse && !this.paths.some((path) => isSomeValue(doc, path, (value) => value !== undefined))) {
      return entries;
    }
    for (const values of this.listTuples(doc)) {
      const key = shortenKey(encodeKey(values));
      entries.set(key.toString('latin1'), { key, values });
    }
    return entries;
  }

  private listTuples(doc: Doc): unknown[][] {
    try {
      return listKeyTuples(doc, this.paths);
    } catch (error) {
      if (!(error instanceof ParallelArraysError)) throw error;
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays ${this.fields.join(', ')}`,
      );
    }
  }
}
