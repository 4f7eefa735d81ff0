/** A square matrix by rows. */
export type Matrix = readonly (readonly number[])[];

/**
 * The lower triangle L with L·Lᵀ = the matrix (Cholesky). Expects a symmetric, positive definite matrix, as every precision
 * and covariance of measurements is.
 */
export function listCholesky(matrix: Matrix): number[][] {
  const lower = matrix.map(() => matrix.map(() => 0));
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row]![column]!;
      for (let k = 0; k < column; k++) rest -= lower[row]![k]! * lower[column]![k]!;
      lower[row]![column] = row === column ? Math.sqrt(rest) : rest / lower[column]![column]!;
    }
  }
  return lower;
}

/** The vector x with L·x = the given one. */
export function solveLower(lower: Matrix, vector: readonly number[]): number[] {
  const solution: number[] = [];
  for (let row = 0; row < vector.length; row++) {
    let rest = vector[row]!;
    for (let k = 0; k < row; k++) rest -= lower[row]![k]! * solution[k]!;
    solution.push(rest / lower[row]![row]!);
  }
  return solution;
}

/** The vector x with Lᵀ·x = the given one. */
export function solveUpper(lower: Matrix, vector: readonly number[]): number[] {
  const solution = vector.map(() => 0);
  for (let row = vector.length - 1; row >= 0; row--) {
    let rest = vector[row]!;
    for (let k = row + 1; k < vector.length; k++) rest -= lower[k]![row]! * solution[k]!;
    solution[row] = rest / lower[row]![row]!;
  }
  return solution;
}

/** The inverse of a symmetric, positive definite matrix. */
export function listInverse(matrix: Matrix): number[][] {
  const lower = listCholesky(matrix);
  return matrix.map((_, column) =>
    solveUpper(
      lower,
      solveLower(
        lower,
        matrix.map((_row, index) => (index === column ? 1 : 0)),
      ),
    ),
  );
}
