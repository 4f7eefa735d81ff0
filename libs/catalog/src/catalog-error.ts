export interface CatalogProblem {
  /** Below the content folder, for example `guides/neck-long.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** Field path, for example `recommendations.3.rating`; empty for the whole file. */
  field: string;
  message: string;
}

/** Lists every problem, in file order. */
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
