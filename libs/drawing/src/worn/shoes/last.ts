import type { Values } from '../../garment/piece';

export type Heel = 'flat' | 'low' | 'block' | 'slim' | 'wedge';
export type Toe = 'pointed' | 'almond' | 'round' | 'square';
export type Vamp = 'low' | 'middle' | 'v' | 'high';

/** Lengths are units; {@link UNITS_PER_INCH} of them make an inch. */
export interface Last {
  heel: Heel;
  seat: number;
  platform: number;
  toe: Toe;
  vamp: Vamp;
  chunky: boolean;
}

export interface LastDefaults {
  heel: Heel;
  seat: number;
  toe: Toe;
  vamp?: Vamp;
  platform?: number;
  chunky?: boolean;
  boot?: readonly [shaft: Shaft, make: Make];
  build?: Build | 'sandal';
  back?: Back;
}

export type Make = 'fine' | 'rugged' | 'rubber';

export const SHAFTS = ['ankle-boot', 'mid-calf-boot', 'shaped-knee-boot', 'wide-shaft-boot'] as const;
export type Shaft = (typeof SHAFTS)[number];

export type Build = 'court' | 'loafer' | 'oxford' | 'sneaker';

export type Back = 'closed' | 'open' | 'sling';

export const LASTS = {
  pump: { heel: 'slim', seat: 92, toe: 'almond' },
  'ballet-flat': { heel: 'flat', seat: 12, toe: 'round', vamp: 'low' },
  loafer: { heel: 'low', seat: 24, toe: 'almond', platform: 3, build: 'loafer' },
  'ankle-boot': { heel: 'block', seat: 54, toe: 'almond', boot: ['ankle-boot', 'fine'] },
  'knee-boot': { heel: 'block', seat: 54, toe: 'almond', boot: ['shaped-knee-boot', 'fine'] },
  'heeled-sandal': { heel: 'slim', seat: 84, toe: 'round', build: 'sandal', back: 'sling' },
  'flat-sandal': {
    heel: 'flat',
    seat: 8,
    platform: 5,
    toe: 'round',
    vamp: 'high',
    build: 'sandal',
    back: 'sling',
  },
  sneaker: { heel: 'flat', seat: 6, toe: 'round', platform: 10, build: 'sneaker' },
  'running-shoe': { heel: 'flat', seat: 17, toe: 'round', platform: 11, build: 'sneaker' },
  'retro-sneaker': { heel: 'flat', seat: 9, toe: 'round', platform: 9, build: 'sneaker' },
  mule: { heel: 'block', seat: 62, toe: 'almond', back: 'open' },
  slingback: { heel: 'slim', seat: 58, toe: 'pointed', back: 'sling' },
  wedge: { heel: 'wedge', seat: 56, toe: 'round', platform: 10, back: 'sling' },
  'mary-jane': { heel: 'block', seat: 46, toe: 'round' },
  espadrille: { heel: 'flat', seat: 27, toe: 'round', vamp: 'high', platform: 20 },
  oxford: { heel: 'low', seat: 24, toe: 'almond', platform: 3, build: 'oxford' },
  'hiking-boot': { heel: 'low', seat: 24, toe: 'round', chunky: true, boot: ['ankle-boot', 'rugged'] },
  'rain-boot': { heel: 'low', seat: 26, toe: 'round', platform: 8, boot: ['wide-shaft-boot', 'rubber'] },
  'flip-flop': { heel: 'flat', seat: 14, toe: 'round', platform: 9, build: 'sandal', back: 'open' },
  slipper: { heel: 'flat', seat: 12, toe: 'round', platform: 4, back: 'open' },
} as const satisfies Readonly<Record<string, LastDefaults>>;

export type ShoeType = keyof typeof LASTS;

export const UNITS_PER_INCH = 29.5;

const PLATFORM = 24;
const CHUNKY = 14;
const THICKER = 3;
const WEDGE = { seat: 52, platform: 10 } as const;

export function createLast({ first, has }: Values, defaults: LastDefaults): Last {
  const { heel: usual } = defaults;
  const isShoe = (value: string): boolean => has('shoes', value);
  const flat = isShoe('ballet-flat') || isShoe('flat-sole');
  const lowest = usual === 'low' || defaults.boot ? 'low' : 'flat';
  const chunky = isShoe('chunky-sole') || defaults.chunky === true;
  const wedged = isShoe('wedge-heel') && usual !== 'wedge';
  const { platform: own = 0 } = defaults;
  const platform =
    (chunky ? Math.max(CHUNKY, own + THICKER) : own) +
    (isShoe('platform') ? PLATFORM : 0) +
    (wedged ? WEDGE.platform : 0);
  const heel =
    usual === 'wedge' || wedged
      ? 'wedge'
      : flat
        ? lowest
        : isShoe('block-heel')
          ? 'block'
          : isShoe('slim-heel')
            ? 'slim'
            : chunky && usual === 'block'
              ? 'flat'
              : usual;
  const seat = (flat && heel === 'low' ? STACKED : computeSeatHeight(heel, defaults)) + platform;
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
  };
}

/** The lowest heel of boots and laced shoes. */
const STACKED = 17;

function computeSeatHeight(heel: Heel, { heel: usual, seat }: LastDefaults): number {
  if (heel === usual) return seat;
  if (heel === 'flat') return 9;
  if (heel === 'wedge') return Math.max(seat, WEDGE.seat);
  return heel === 'block' ? Math.max(seat, 44) : Math.max(seat, 66);
}
