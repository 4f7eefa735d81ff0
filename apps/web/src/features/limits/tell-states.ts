import { LIFE_STATES } from '@figura/contracts';
import type { LifeState, LifeStateName } from '@figura/contracts';

export const tellStates = (names: readonly LifeStateName[], told: readonly LifeState[]): LifeState[] =>
  LIFE_STATES.filter((name) => names.includes(name)).map(
    (name) => told.find(({ state }) => state === name) ?? { state: name },
  );
