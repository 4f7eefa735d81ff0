import type { PlateName } from './plates';
import urls from './plates?urls';

/** Where the drawings of the public pages are; they are made when the app is built. */
export const plateUrls = urls as Readonly<Record<PlateName, string>>;
