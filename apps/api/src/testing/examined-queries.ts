import type { Connection, mongo } from 'mongoose';

/** Collections that stay small whatever happens: looking through all of them is how they are read. */
const SMALL = new Set([
  'auditentries',
  'catalogeditions',
  'catalogversions',
  'coupons',
  'jobdecoys',
  'keptmails',
  'productfeeds',
  'productimports',
  'productshops',
  'trendeditions',
]);

/** Read whole by intention: what waits is counted by state for the metrics, and little waits while workers run. */
const WHOLE = new Set(['jobs {}']);

/** What finds documents; the argument after the filter of updates is the change. */
const OPTIONS_AT: Readonly<Record<string, number>> = {
  find: 1,
  findOne: 1,
  countDocuments: 1,
  distinct: 2,
  deleteOne: 1,
  deleteMany: 1,
  findOneAndDelete: 1,
  updateOne: 2,
  updateMany: 2,
  replaceOne: 2,
  findOneAndUpdate: 2,
  findOneAndReplace: 2,
};

interface Filter {
  filter: mongo.Document;
  sort: mongo.Document | undefined;
}

interface Query extends Filter {
  collection: string;
  /** Collection, fields and order. */
  shape: string;
  /** The test that ran when it was made first. */
  test: string;
  /** The product's lines that made it. */
  stack: string;
}

/** One index: its fields in order, and what documents must hold to be in it. */
interface DeclaredIndex {
  fields: string[];
  partial: mongo.Document | undefined;
}

/**
 * Every query that an application makes, one of each shape, so that none looks through a whole collection. On a real MongoDB
 * each is explained there; the embedded engine explains nothing, so that its queries are compared with the declared indexes.
 */
export class ExaminedQueries {
  private readonly known = new Set<string>();
  private unexamined: Query[] = [];

  constructor(private readonly connection: Connection) {
    connection.set('debug', (collection: string, method: string, ...words: unknown[]) =>
      this.note(collection, method, words),
    );
  }

  /**
   * Examines the queries since the last time.
   *
   * @throws Error that names each that no index serves, for instance `sessions {userId, expiresAt} sort {createdAt}`, the test
   *   that was running and the code that made it
   */
  async assertServed(): Promise<void> {
    const unserved: string[] = [];
    for (const query of this.unexamined.splice(0))
      if (!(await this.isServed(query))) unserved.push(`${query.shape}\nin "${query.test}"\n${query.stack}`);
    if (unserved.length) throw new Error(`No index serves ${unserved.join('\n')}`);
  }

  private async isServed(query: Query): Promise<boolean> {
    if (SMALL.has(query.collection) || WHOLE.has(query.shape)) return true;
    if (process.env['MONGODB_URI']) return this.isExplainedWell(query);
    return isServed(query, this.listIndexes(query.collection));
  }

  private note(collection: string, method: string, words: unknown[]): void {
    const at = OPTIONS_AT[method];
    if (at === undefined && method !== 'aggregate') return;
    const query =
      at === undefined ? createOfPipeline(words[0] as mongo.Document[]) : createOfFilter(words, at, method);
    const shape = `${collection} {${getShape(query.filter)}}${query.sort ? ` sort {${Object.keys(query.sort).join()}}` : ''}`;
    if (this.known.has(shape)) return;
    this.known.add(shape);
    const { currentTestName: test = 'no test' } = expect.getState();
    this.unexamined.push({ ...query, collection, shape, test, stack: readOwnStack() });
  }

  private listIndexes(collection: string): DeclaredIndex[] {
    const models = Object.values(this.connection.models).filter(
      ({ collection: { name } }) => name === collection,
    );
    const declared = models.flatMap(({ schema }) =>
      schema.indexes().map(([fields, options]) => ({
        fields: Object.keys(fields),
        partial: options.partialFilterExpression as mongo.Document | undefined,
      })),
    );
    return [{ fields: ['_id'], partial: undefined }, ...declared];
  }

  private async isExplainedWell({ collection, filter, sort = {} }: Query): Promise<boolean> {
    const plan = await this.connection
      .db!.collection(collection)
      .find(filter)
      .sort(sort)
      .explain('queryPlanner');
    return !JSON.stringify(plan['queryPlanner']['winningPlan']).includes('"COLLSCAN"');
  }
}

/** The lines of the product on the stack. */
function readOwnStack(): string {
  const lines = new Error().stack?.split('\n') ?? [];
  return lines.filter((line) => line.includes('/apps/api/src/') && !line.includes('/testing/')).join('\n');
}

function createOfFilter(words: unknown[], at: number, method: string): Filter {
  const filter = (words[method === 'distinct' ? 1 : 0] ?? {}) as mongo.Document;
  const { sort } = (words[at] ?? {}) as { sort?: mongo.Document };
  return { filter, sort };
}

/** What the first stages of a pipeline look for. */
function createOfPipeline(stages: mongo.Document[]): Filter {
  const [first = {}, second = {}] = stages;
  const filter = (first['$match'] ?? {}) as mongo.Document;
  return { filter, sort: (first['$sort'] ?? second['$sort']) as mongo.Document | undefined };
}

function getShape(filter: mongo.Document): string {
  return Object.entries(filter)
    .map(([name, value]) =>
      name.startsWith('$') ? `${name} [${(value as mongo.Document[]).map(getShape).join(' | ')}]` : name,
    )
    .sort()
    .join();
}

/** Whether an index begins with a field that the filter bounds, for each of its alternatives, or with what it is sorted by. */
function isServed({ filter, sort }: Filter, indexes: readonly DeclaredIndex[]): boolean {
  const bounded = listBoundedFields(filter);
  const usable = indexes.filter(
    ({ partial }) => !partial || Object.keys(partial).every((name) => bounded.has(name)),
  );
  const doesStart = (names: Iterable<string>) =>
    [...names].some((name) => usable.some(({ fields: [first] }) => first === name));
  if (doesStart(bounded) || doesStart(Object.keys(sort ?? {}).slice(0, 1))) return true;
  const alternatives = filter['$or'] as mongo.Document[] | undefined;
  return alternatives?.every((each) => isServed({ filter: each, sort: undefined }, indexes)) ?? false;
}

/** The fields of which a filter names values, or an end of a range. */
function listBoundedFields(filter: mongo.Document, found = new Set<string>()): Set<string> {
  for (const [name, value] of Object.entries(filter)) {
    if (name === '$and') for (const each of value as mongo.Document[]) listBoundedFields(each, found);
    else if (!name.startsWith('$') && isBound(value)) found.add(name);
  }
  return found;
}

function isBound(value: unknown): boolean {
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return true;
  const operators = Object.keys(value).filter((name) => name.startsWith('$'));
  return !operators.length || operators.some((name) => !['$ne', '$exists', '$not', '$size'].includes(name));
}
