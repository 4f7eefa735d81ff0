import { Timestamp } from 'bson';
import { CommandError, createNotSupportedError } from '../errors';
import type { MatchDetails } from '../query/condition';
import { checkDeadline } from '../deadline';
import { compileFilter } from '../query/filter';
import { compileSort } from '../query/sort';
import { CollectionCatalog } from '../storage/collection-catalog';
import { Collection } from '../storage/collection';
import type { Stored } from '../storage/collection';
import { listCandidates } from '../storage/planner';
import type { Store } from '../storage/store';
import { isEqual } from '../values/compare';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import { toInteger } from '../values/numbers';
import { formatShellText } from '../values/shell-text';
import { Cursors } from './cursors';

export interface Match extends Stored {
  readonly details: MatchDetails;
}

export class Engine {
  readonly catalog: CollectionCatalog;
  readonly cursors: Cursors;
  private lastTimestamp = new Timestamp({ t: 0, i: 0 });

  constructor(
    readonly store: Store,
    readonly clock: () => Date,
    readonly instance: string,
  ) {
    this.catalog = new CollectionCatalog(store);
    this.cursors = new Cursors(clock);
  }

  /** Unique for each call. */
  createTimestamp(): Timestamp {
    const t = Math.floor(this.clock().getTime() / 1000);
    const { high, low } = this.lastTimestamp;
    this.lastTimestamp = new Timestamp({ t, i: high === t ? low + 1 : 1 });
    return this.lastTimestamp;
  }

  /** `undefined` if the collection does not exist. */
  findCollection(namespace: string): Collection | undefined {
    const info = this.catalog.find(namespace);
    return info && new Collection(this.store, info);
  }

  /** Only inside a write. */
  findOrCreateCollection(namespace: string): Collection {
    return new Collection(this.store, this.catalog.findOrCreate(namespace));
  }
}

/** Matches in insertion order, or in the order of a hinted index. Checks the filter at once. */
export function listMatches(
  collection: Collection | undefined,
  filter: Doc,
  hint?: unknown,
): Iterable<Match> {
  const accepts = compileFilter(filter);
  if (!collection) return [];
  const order = findOrder(collection, hint);
  return sortMatches(filterAccepted(listCandidates(collection, filter), accepts), order);
}

function* filterAccepted(
  stored: Iterable<Stored>,
  accepts: ReturnType<typeof compileFilter>,
): Generator<Match> {
  for (const { id, doc } of stored) {
    checkDeadline();
    const details: MatchDetails = {};
    if (accepts(doc, details)) yield { id, doc, details };
  }
}

/** Without a sort, documents stay lazy. */
export function sortMatches(matches: Iterable<Match>, sort: Doc | undefined): Iterable<Match> {
  if (!sort || Object.keys(sort).length === 0) return matches;
  if (!Object.hasOwn(sort, '$natural')) return compileSort(sort)([...matches]);
  return parseNaturalDirection(sort) === 1 ? matches : [...matches].reverse();
}

/** A limit of 0 means none. */
export function* sliceItems<T>(items: Iterable<T>, skip = 0, limit = 0): Generator<T> {
  let seen = 0;
  for (const item of items) {
    seen += 1;
    if (seen <= skip) continue;
    yield item;
    if (limit > 0 && seen >= skip + limit) return;
  }
}

/** Throws BadValue if the hint names no index. */
function findOrder(collection: Collection, hint: unknown): Doc | undefined {
  if (hint === undefined || (isDoc(hint) && Object.keys(hint).length === 0)) return undefined;
  if (typeof hint !== 'string' && !isDoc(hint)) {
    throw new CommandError('FailedToParse', 'Hint must be a string or an object');
  }
  if (isDoc(hint) && Object.keys(hint)[0] === '$natural') return hint;
  const index = collection.info.indexes.find(({ name, definition }) =>
    typeof hint === 'string' ? name === hint : isEqual(definition['key'], hint),
  );
  if (!index) {
    throw new CommandError(
      'BadValue',
      `error processing query: planner returned error :: caused by :: hint provided does not correspond to an existing index: ${formatShellText(hint)}`,
    );
  }
  // MongoDB omits documents that such an index omits.
  if (index.sparse || index.partial)
    throw createNotSupportedError('A hint that names a sparse or partial index');
  return index.definition['key'] as Doc;
}

function parseNaturalDirection(sort: Doc): 1 | -1 {
  const direction = toInteger(sort['$natural']);
  if (Object.keys(sort).length > 1 || (direction !== 1 && direction !== -1)) {
    throw new CommandError('BadValue', '$natural sort cannot be set to a value other than -1 or 1.');
  }
  return direction;
}
