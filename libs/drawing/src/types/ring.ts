import { layRing } from '../worn/laid';

export { drawRing as wear } from '../worn/jewelry/on-the-arm';
export const lay = layRing;
