/** One thing that is wrong with a catalog file. */
export interface CatalogProblem {
  /** Path below the content folder, for instance `guides/neck-long.yaml`. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** Path of the field, for instance `recommendations.3.rating`; empty for the file as a whole. */
  field: string;
  message: string;
}

/** Thrown when a catalog is refused. Lists every problem that was found, in the order of the files. */
export class CatalogError extends Error {
  constructor(readonly problems: readonly CatalogProblem[]) {
    super(
      problems
        .map(({ file, line, field, message }) => `${file}:${line}${field && ` ${field}`}: ${message}`)
        .join('\n'),
    );
    this.name = 'CatalogError';
  }
}
