/**
 * How often a race or a sweep is run: as often as given in `npm run test:full`, which sets `ALL_ROUNDS`, and a quarter as
 * often in `npm test`, which runs on every change.
 */
export const computeRounds = (all: number): number => (process.env['ALL_ROUNDS'] ? all : Math.ceil(all / 4));
