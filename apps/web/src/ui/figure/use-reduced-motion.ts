import { useMedia } from '../use-media';

/** Whether the user has asked the device for less motion; follows the setting while it changes. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
