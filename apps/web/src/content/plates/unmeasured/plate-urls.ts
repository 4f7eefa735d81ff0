import type { PLATES } from './plates';
import urls from './plates?urls';

export const plateUrls = urls as Readonly<Record<keyof typeof PLATES, string>>;
