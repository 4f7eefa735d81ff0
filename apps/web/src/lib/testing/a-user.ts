import { createTape, MEASUREMENTS, NO_OPTIONAL_MEASUREMENTS, NO_PREFERENCES } from '@figura/contracts';
import type { Appearance, Preferences, TapeMeasurements, User } from '@figura/contracts';

export function drawAs(appearance: Partial<Appearance>): Preferences {
  return { ...NO_PREFERENCES, welcomed: true, ...appearance };
}

export function createUser(overrides: Partial<User> = {}): User {
  return {
    id: '64b7f0c2a1d3e4f5a6b7c8d9',
    email: 'florence@example.com',
    firstName: 'Florence',
    lastName: 'Okafor',
    nickname: null,
    gender: 'F',
    isVerified: true,
    hasPaid: false,
    profileImage: null,
    unitPreference: 'imperial',
    measurements: null,
    bodyType: null,
    bodyConcerns: [],
    featureChoices: {},
    ...NO_OPTIONAL_MEASUREMENTS,
    preferences: drawAs({}),
    ...overrides,
  };
}

/** Inches, type B1. */
export const A_TAPE: TapeMeasurements = createTape([39, 36, 30, 42], [17.5, 15.5, 15, 18]);

export function createMeasuredUser(overrides: Partial<User> = {}): User {
  return createUser({
    measurements: {
      ...A_TAPE,
      totalHeight: 66,
    },
    bodyType: { horizontal: 'B', vertical: '1', combined: 'B1' },
    ...overrides,
  });
}

export const createArchive = () => new Response('PK', { headers: { 'Content-Type': 'application/zip' } });

export function createProvisionalUser(overrides: Partial<User> = {}): User {
  const { measurements } = createMeasuredUser();
  const estimated = MEASUREMENTS.map((name) => ({ name, low: A_TAPE[name] - 1, high: A_TAPE[name] + 1 }));
  return createMeasuredUser({ measurements: { ...measurements!, estimated }, ...overrides });
}
