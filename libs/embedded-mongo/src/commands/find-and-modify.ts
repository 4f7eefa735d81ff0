import { CommandError } from '../errors';
import { compileProjection } from '../query/projection';
import type { Doc } from '../values/document';
import type { Request } from './arguments';
import { getNamespace, refuseCollation } from './arguments';
import { findDocumentArgument, isFlagArgument } from '../query/arguments';
import type { Engine } from './engine';
import { listMatches, sliceItems, sortMatches } from './engine';
import { applyUpdate, refuseArrayFilters } from './write';

/** Returns the first match before its change, or after it with `new`. */
export function findAndModify(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  const fields = findDocumentArgument(body, 'fields');
  const shape = fields && Object.keys(fields).length > 0 ? compileProjection(fields) : (doc: Doc) => doc;
  const namespace = getNamespace(request);
  const filter = findDocumentArgument(body, 'query') ?? {};
  const sort = findDocumentArgument(body, 'sort');
  const wantsNew = isFlagArgument(body, 'new');
  const upsert = isFlagArgument(body, 'upsert');
  isFlagArgument(body, 'bypassDocumentValidation');
  refuseArrayFilters(body);

  if (isFlagArgument(body, 'remove')) {
    if (body['update'] !== undefined || wantsNew || upsert) {
      throw new CommandError(
        'FailedToParse',
        "Cannot specify 'update', 'new' or 'upsert' along with 'remove'",
      );
    }
    const collection = engine.findCollection(namespace);
    const [match] = sliceItems(sortMatches(listMatches(collection, filter, body['hint']), sort), 0, 1);
    if (!match) return { lastErrorObject: { n: 0 }, value: null };
    collection!.remove(match);
    return { lastErrorObject: { n: 1 }, value: shape(match.doc) };
  }

  if (body['update'] === undefined) {
    throw new CommandError('FailedToParse', "Either an 'update' or 'remove' option must be specified");
  }
  const result = applyUpdate(engine, namespace, {
    ...{ filter, sort, upsert, multi: false },
    update: body['update'],
    hint: body['hint'],
  });
  if (result.inserted) {
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: result.inserted['_id'] };
    return { lastErrorObject, value: wantsNew ? shape(result.inserted) : null };
  }
  const { before, after } = result;
  if (!before || !after) return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
  return {
    lastErrorObject: { n: 1, updatedExisting: true },
    value: shape(wantsNew ? after : before.doc),
  };
}
