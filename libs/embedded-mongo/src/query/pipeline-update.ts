import { CommandError } from '../errors';
import type { Doc } from '../values/document';
import { cloneTree, isDoc } from '../values/document';
import { compileDocumentStage } from './document-stages';

/** Compiles an update written as a pipeline; only the stages that turn one document into one are allowed. */
export function compilePipelineUpdate(pipeline: readonly unknown[]): (doc: Doc) => Doc {
  const stages = pipeline.map((stage) => {
    const [name, operand] = isDoc(stage) ? (Object.entries(stage)[0] ?? []) : [];
    const compiled = name === undefined ? undefined : compileDocumentStage(name, operand);
    if (!compiled) {
      throw new CommandError(
        'InvalidOptions',
        `${name ?? 'An empty stage'} is not allowed to be used within an update`,
      );
    }
    return compiled;
  });
  return (doc) => stages.reduce((current, stage) => stage(current), cloneTree(doc));
}
