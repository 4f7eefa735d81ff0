/**
 * Centimeters down from neck and shoulder, and half widths from the axis. A tall size 38 with long legs, as in
 * fashion flats.
 */
export const LEVEL = {
  shoulder: 4.6,
  underarm: 22.5,
  bust: 26,
  underbust: 33.5,
  waist: 41,
  highHip: 51,
  hip: 61,
  crotch: 69,
  midThigh: 83,
  knee: 100,
  midCalf: 121,
  ankle: 138,
  floor: 148,
} as const;

/** Centimeters down per centimeter out. */
const SHOULDER_SLOPE = 0.36;

const NECK = 7;

export const computeShoulderLine = (x: number): number => (x - NECK) * SHOULDER_SLOPE;

export const HEM_LEVEL = {
  crop: 35.5,
  'waist-length-top': 42.5,
  'high-hip-top': 53,
  'widest-hip-top': 62,
  'tunic-length': 82,
  'jacket-waist': 45,
  'jacket-hip': 66,
  'jacket-long': 99,
  'jacket-ankle': 139.4,
  mini: 85,
  'above-knee': 95,
  knee: 100.5,
  'below-knee': 105.8,
  'mid-calf': 121.6,
  ankle: 139.4,
  floor: 146.2,
  maxi: 143,
  'high-low': 97,
} as const;

export type Length = keyof typeof HEM_LEVEL;

export const LENGTHS = Object.keys(HEM_LEVEL) as Length[];

export const RISE_LEVEL = { 'full-panel': 36, 'high-rise': 39.5, 'mid-rise': 45, 'low-rise': 51.5 } as const;

export const RISES = Object.keys(RISE_LEVEL) as (keyof typeof RISE_LEVEL)[];
