export const CARRIES = [
  'underarm-bag',
  'hip-bag',
  'waist-bag',
  'hand-held-bag',
  'clutch',
  'backpack',
] as const;

export type Carry = (typeof CARRIES)[number];

export const ON_LAP: readonly Carry[] = ['underarm-bag', 'hand-held-bag', 'clutch'];

export const isCarry = (value: string): value is Carry => (CARRIES as readonly string[]).includes(value);
