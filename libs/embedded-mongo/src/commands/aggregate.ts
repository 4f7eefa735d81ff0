import { CommandError, createNotSupportedError } from '../errors';
import { compilePipeline } from '../query/pipeline';
import type { Doc } from '../values/document';
import { isDoc } from '../values/document';
import type { Request } from './arguments';
import { parseCursorBatchSize, getNamespace, refuseCollation } from './arguments';
import { isFlagArgument, requireArgument } from '../query/arguments';
import type { Engine } from './engine';
import { listMatches } from './engine';

/** A leading `$match` may use an index; later stages work on its documents. */
export function aggregate(engine: Engine, request: Request): Doc {
  const { body } = request;
  refuseCollation(body);
  isFlagArgument(body, 'allowDiskUse', true);
  isFlagArgument(body, 'bypassDocumentValidation');
  if (body['pipeline'] === undefined) requireArgument(body, 'pipeline');
  const { pipeline } = body;
  if (!Array.isArray(pipeline))
    throw new CommandError('TypeMismatch', "'pipeline' option must be specified as an array");
  if (typeof body['aggregate'] !== 'string') throw createNotSupportedError('Aggregating a whole database');
  if (body['cursor'] === undefined)
    throw new CommandError('FailedToParse', "The 'cursor' option is required");
  if (!isDoc(body['cursor'])) throw new CommandError('TypeMismatch', "The 'cursor' option must be an object");
  const batchSize = parseCursorBatchSize(request);

  const namespace = getNamespace(request);
  const run = compilePipeline(pipeline);
  const first: unknown = pipeline[0];
  const filter = isDoc(first) && isDoc(first['$match']) ? first['$match'] : {};
  const source = [...listMatches(engine.findCollection(namespace), filter, body['hint'])].map(
    ({ doc }) => doc,
  );
  return engine.cursors.start(namespace, [...run(source)], {
    batchSize,
    session: body['lsid'],
  });
}
