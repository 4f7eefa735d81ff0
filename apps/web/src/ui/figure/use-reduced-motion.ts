import { useMedia } from '../use-media';

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
