import type { PlateName } from './plates';
import addresses from './plates?addresses';

/** Where the drawings of the public pages are; they are made when the app is built. */
export const plateAddresses = addresses as Readonly<Record<PlateName, string>>;
