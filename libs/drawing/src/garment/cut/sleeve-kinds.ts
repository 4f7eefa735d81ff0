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

/** Whether a sleeve's head stands up. */
export const isRaised = (kind: SleeveName): boolean => ['puff', 'leg-of-mutton', 'balloon'].includes(kind);

/** Length of each sleeve along its outer edge, in centimeters from the shoulder point. */
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

/** How the lower edge is finished. */
export type Cuff =
  'hem' | 'rib' | 'cuff' | 'rolled' | 'tab' | 'gathered' | 'elastic' | 'flounced' | 'slit' | 'open';

/** Points and curves in inches on the body. */
export interface SleeveOptions {
  kind: SleeveName;
  length: SleeveLength;
  tip: Point;
  underarm: Point;
  armhole: Curve;
  /** Where the sleeve meets the neckline when it is cut in one with the shoulder. */
  neck: Point;
  cuff: Cuff;
  /** Widens the whole sleeve: 1 for a shirt, more over other clothes. */
  ease: number;
  /** Whether nothing covers the arm, whatever the kind. */
  bare: boolean;
}

/** The right sleeve, in inches on the body. */
export interface Sleeve {
  outline: Curve;
  /** The seam that it is set in with. */
  armhole: Curve;
  /** The outline without the armhole, and without the crease between arm and trunk. */
  free: Curve;
  /** The crease that a hanging arm makes beside the trunk, from where it parts from that up to the underarm. */
  crease?: Curve;
  /** The edge around the arm, and those along it. */
  end: Curve;
  outer: Curve;
  inner?: Curve;
  seams: Curve[];
  folds: Curve[];
  /** Folds in the crook of the elbow. */
  bends: Curve[];
  stitches: Curve[];
  band?: Curve;
  ribs: Curve[];
  buttons: Point[];
  /** Lines around the arm at a fixed distance, where quilting lies. */
  channels: Curve[];
  /** The seam that runs down the outside of a sleeve. */
  center: Curve;
  /** Whether it lies over the bodice rather than under it. */
  over: boolean;
}
