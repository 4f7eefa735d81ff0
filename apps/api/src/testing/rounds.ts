/** A quarter in `npm test`; all in `npm run test:full`, which sets `ALL_ROUNDS`. */
export const computeRounds = (all: number): number => (process.env['ALL_ROUNDS'] ? all : Math.ceil(all / 4));

/** Every third in `npm test`. */
export const chooseRounds = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => process.env['ALL_ROUNDS'] || index % 3 === 0);
