import type { Connection, mongo } from 'mongoose';

/** Always small, so full scans are fine. */
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

/** Full scans by design: metrics count waiting jobs by state, and few wait. */
const WHOLE = new Set(['jobs {}']);

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
  shape: string;
  test: string;
  stack: string;
}

interface DeclaredIndex {
  fields: string[];
  partial: mongo.Document | undefined;
}

/**
 * Keeps one query of each shape. A real MongoDB explains them; the embedded engine cannot, so filters are
 * compared with declared indexes.
 */
export class ExaminedQueries {
  private readonly known = new Set<string>();
  private unexamined: Query[] = [];

  constructor(private readonly connection: Connection) {
    connection.set('debug', (collection: string, method: string, ...words: unknown[]) =>
      this.note(collection, method, words),
    );
  }

  /** @throws Error that lists each query without an index, with its test and code */
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
      at === undefined ? readPipeline(words[0] as mongo.Document[]) : readFilter(words, at, method);
    const shape = `${collection} {${formatShape(query.filter)}}${query.sort ? ` sort {${Object.keys(query.sort).join()}}` : ''}`;
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

function readOwnStack(): string {
  const lines = new Error().stack?.split('\n') ?? [];
  return lines.filter((line) => line.includes('/apps/api/src/') && !line.includes('/testing/')).join('\n');
}

function readFilter(words: unknown[], at: number, method: string): Filter {
  const filter = (words[method === 'distinct' ? 1 : 0] ?? {}) as mongo.Document;
  const { sort } = (words[at] ?? {}) as { sort?: mongo.Document };
  return { filter, sort };
}

function readPipeline(stages: mongo.Document[]): Filter {
  const [first = {}, second = {}] = stages;
  const filter = (first['$match'] ?? {}) as mongo.Document;
  return { filter, sort: (first['$sort'] ?? second['$sort']) as mongo.Document | undefined };
}

function formatShape(filter: mongo.Document): string {
  return Object.entries(filter)
    .map(([name, value]) =>
      name.startsWith('$') ? `${name} [${(value as mongo.Document[]).map(formatShape).join(' | ')}]` : name,
    )
    .sort()
    .join();
}

function isServed({ filter, sort }: Filter, indexes: readonly DeclaredIndex[]): boolean {
  const bounded = listBoundedFields(filter);
  const usable = indexes.filter(
    ({ partial }) => !partial || Object.keys(partial).every((name) => bounded.has(name)),
  );
  const doesStart = (names: Iterable<string>) =>
    [...names].some((name) => usable.some(({ fields: [first] }) => first === name));
  if (doesStart(bounded) || doesStart(Object.keys(sort ?? {}).slice(0, 1))) return true;
  const alternatives = filter['$or'] as mongo.Document[] | undefined;
  return (
    alternatives?.every((alternative) => isServed({ filter: alternative, sort: undefined }, indexes)) ?? false
  );
}

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
