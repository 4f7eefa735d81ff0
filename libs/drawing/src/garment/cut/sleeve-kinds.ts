import type { Curve, Point } from './path';

export const SLEEVES = [
  'set-in',
  'raglan',
  'drop-shoulder',
  'dolman',
  'cap-sleeve',
  'puff',
  'leg-of-mutton',
  'flutter',
  'straight-easy',
  'close-fitting',
  'bishop',
  'bell',
  'balloon',
  'sheer',
  'buttoned-cuff',
  'cut-in-armhole',
  'wide-strap',
  'thin-strap',
  'wide',
] as const;

export type SleeveName = (typeof SLEEVES)[number];

export const isRaised = (kind: SleeveName): boolean => ['puff', 'leg-of-mutton', 'balloon'].includes(kind);

/** Centimeters along the outer edge from the shoulder point. */
export const SLEEVE_LENGTH = {
  sleeveless: 0,
  cap: 8,
  short: 17.4,
  'bust-level': 23,
  elbow: 33,
  'rolled-forearm': 38,
  'three-quarter': 43.5,
  bracelet: 51,
  wrist: 58,
  'past-wrist': 66,
} as const;

export type SleeveLength = keyof typeof SLEEVE_LENGTH;

export const SLEEVE_LENGTHS = Object.keys(SLEEVE_LENGTH) as SleeveLength[];

export type Cuff =
  'hem' | 'rib' | 'cuff' | 'rolled' | 'tab' | 'gathered' | 'elastic' | 'flounced' | 'slit' | 'open';

/** Body inches. */
export interface SleeveOptions {
  kind: SleeveName;
  length: SleeveLength;
  tip: Point;
  underarm: Point;
  armhole: Curve;
  neck: Point;
  cuff: Cuff;
  /** 1 for a shirt, more over other clothes. */
  ease: number;
  bare: boolean;
}

/** Body inches. */
export interface Sleeve {
  outline: Curve;
  armhole: Curve;
  free: Curve;
  crease?: Curve;
  end: Curve;
  outer: Curve;
  inner?: Curve;
  seams: Curve[];
  folds: Curve[];
  bends: Curve[];
  stitches: Curve[];
  band?: Curve;
  ribs: Curve[];
  buttons: Point[];
  channels: Curve[];
  center: Curve;
  over: boolean;
}

export const isCap = (kind: SleeveName, length: SleeveLength): boolean =>
  kind === 'cap-sleeve' || (kind === 'set-in' && length === 'cap');
