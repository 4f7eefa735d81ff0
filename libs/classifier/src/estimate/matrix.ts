export type Matrix = readonly (readonly number[])[];

/** Cholesky: lower triangle L with L·Lᵀ = matrix, which must be symmetric positive definite. */
export function computeCholesky(matrix: Matrix): number[][] {
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

/** Solves L·x = vector. */
export function solveLower(lower: Matrix, vector: readonly number[]): number[] {
  const solution: number[] = [];
  for (let row = 0; row < vector.length; row++) {
    let rest = vector[row]!;
    for (let k = 0; k < row; k++) rest -= lower[row]![k]! * solution[k]!;
    solution.push(rest / lower[row]![row]!);
  }
  return solution;
}

/** Solves Lᵀ·x = vector. */
export function solveUpper(lower: Matrix, vector: readonly number[]): number[] {
  const solution = vector.map(() => 0);
  for (let row = vector.length - 1; row >= 0; row--) {
    let rest = vector[row]!;
    for (let k = row + 1; k < vector.length; k++) rest -= lower[k]![row]! * solution[k]!;
    solution[row] = rest / lower[row]![row]!;
  }
  return solution;
}

/** For a symmetric positive definite matrix. */
export function invertMatrix(matrix: Matrix): number[][] {
  const lower = computeCholesky(matrix);
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
