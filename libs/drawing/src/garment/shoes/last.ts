import type { Values } from '../piece';
import type { Spot } from '../smooth-path';

/** What a shoe stands on, apart from the sole. */
export type Heel = 'flat' | 'low' | 'block' | 'slim' | 'wedge';
export type Toe = 'pointed' | 'almond' | 'round' | 'square';
export type Vamp = 'low' | 'middle' | 'v' | 'high';

/** The form that a shoe is built on: what all its parts are placed by, seen from the side with the toe to the right. */
export interface Last {
  heel: Heel;
  /** How high the seat of the heel lies above the floor, platform included. */
  seat: number;
  /** How thick the sole is under the ball of the foot. */
  platform: number;
  toe: Toe;
  vamp: Vamp;
  /** Whether the sole is a thick one of rubber. */
  chunky: boolean;
  /** A place so far along the shoe and so far above the sole's upper face. */
  at(x: number, up: number): Spot;
}

/** What a type is built on where its attributes leave it open. */
export interface LastDefaults {
  heel: Heel;
  seat: number;
  toe: Toe;
  vamp?: Vamp;
  platform?: number;
  /** Whether its sole is always a thick one of rubber. */
  chunky?: boolean;
}

/** What each type is built on where its attributes leave it open. */
export const LASTS = {
  pump: { heel: 'slim', seat: 92, toe: 'almond' },
  'ballet-flat': { heel: 'flat', seat: 12, toe: 'round', vamp: 'low' },
  loafer: { heel: 'low', seat: 24, toe: 'almond' },
  'ankle-boot': { heel: 'block', seat: 54, toe: 'almond' },
  'knee-boot': { heel: 'block', seat: 54, toe: 'almond' },
  'heeled-sandal': { heel: 'slim', seat: 84, toe: 'round' },
  'flat-sandal': { heel: 'flat', seat: 12, toe: 'round', vamp: 'high' },
  sneaker: { heel: 'flat', seat: 20, toe: 'round', platform: 12 },
  mule: { heel: 'block', seat: 62, toe: 'almond' },
  slingback: { heel: 'slim', seat: 58, toe: 'pointed' },
  wedge: { heel: 'wedge', seat: 72, toe: 'round', platform: 20 },
  'mary-jane': { heel: 'block', seat: 46, toe: 'round' },
  oxford: { heel: 'low', seat: 24, toe: 'almond' },
  'hiking-boot': { heel: 'low', seat: 24, toe: 'round', chunky: true },
  'rain-boot': { heel: 'low', seat: 26, toe: 'round', platform: 8 },
  'flip-flop': { heel: 'flat', seat: 14, toe: 'round', platform: 9 },
  slipper: { heel: 'flat', seat: 12, toe: 'round', platform: 4 },
} as const satisfies Readonly<Record<string, LastDefaults>>;

export type ShoeType = keyof typeof LASTS;

/** Sheet units to an inch of the shoes' own size. */
export const UNITS_PER_INCH = 29.5;

/** The floor on the sheet, the back of the heel, the ball of the foot. */
export const FLOOR = 440;
export const HEEL_X = 60;
const BALL_X = 250;

/** How far the toe reaches. */
export const TOE_X: Readonly<Record<Toe, number>> = { pointed: 358, almond: 346, round: 334, square: 337 };

const PLATFORM = 24;
const CHUNKY = 26;
/** What a wedge adds to other types: its least height, and its thickness under the ball. */
const WEDGE = { seat: 64, platform: 16 } as const;

/** The last of a piece, from its values of `shoes` and what its type is usually built on. */
export function lastOf({ first, has }: Values, defaults: LastDefaults): Last {
  const shoe = (value: string): boolean => has('shoes', value);
  const flat = shoe('ballet-flat') || shoe('flat-sole');
  const chunky = shoe('chunky-sole') || defaults.chunky === true;
  const { heel: usual } = defaults;
  const wedged = shoe('wedge-heel') && usual !== 'wedge';
  const platform =
    (defaults.platform ?? 0) +
    (shoe('platform') ? PLATFORM : 0) +
    (chunky ? CHUNKY : 0) +
    (wedged ? WEDGE.platform : 0);
  const heel =
    usual === 'wedge' || wedged
      ? 'wedge'
      : flat
        ? 'flat'
        : shoe('block-heel')
          ? 'block'
          : shoe('slim-heel')
            ? 'slim'
            : usual;
  const seat = seatHeight(heel, defaults) + platform;
  const toeValue = first(
    'shoes',
    ['pointed-toe', 'almond-toe', 'round-toe', 'square-toe'],
    `${defaults.toe}-toe`,
  );
  const vampValue = first('shoes', ['low-vamp', 'v-vamp', 'high-vamp'], `${defaults.vamp ?? 'middle'}-vamp`);
  return {
    heel,
    seat,
    platform,
    toe: toeValue.slice(0, -'-toe'.length) as Toe,
    vamp: vampValue.slice(0, -'-vamp'.length) as Vamp,
    chunky,
    at: (x, up) => [x, soleY(x, seat, platform) - up],
  };
}

/** A block is worn at any height from a stacked one up, a slim heel is a high one. */
function seatHeight(heel: Heel, { heel: usual, seat }: LastDefaults): number {
  if (heel === usual) return seat;
  if (heel === 'flat') return 9;
  if (heel === 'wedge') return Math.max(seat, WEDGE.seat);
  return heel === 'block' ? Math.max(seat, 44) : Math.max(seat, 66);
}

/** The upper face of the sole: level under the heel, down the arch, level again, and up a little at the toe. */
function soleY(x: number, seat: number, platform: number): number {
  const share = Math.min(1, Math.max(0, (x - HEEL_X - 22) / (BALL_X - HEEL_X - 22)));
  const drop = share * share * (3 - 2 * share);
  const spring = x > 285 ? ((x - 285) / 70) ** 2 * 9 : 0;
  const thickness = 5;
  return FLOOR - thickness - platform - Math.max(0, seat - platform - thickness) * (1 - drop) - spring;
}

/** Spots along the sole's upper face, `up` above it, from one place to another. */
export function alongSole({ at }: Last, from: number, to: number, up = 0): Spot[] {
  const steps = Math.max(2, Math.round(Math.abs(to - from) / 32));
  return Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps, up));
}
