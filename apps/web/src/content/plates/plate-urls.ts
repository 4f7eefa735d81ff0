import type { PlateName } from './plates';
import urls from './plates?urls';

/** The drawings are made when the app is built. */
export const plateUrls = urls as Readonly<Record<PlateName, string>>;
