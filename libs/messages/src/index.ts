export { createTranslator } from './translator';
export type { Messages, Translator } from './types';
