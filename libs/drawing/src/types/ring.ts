export { drawRing as wear } from '../worn/jewelry/on-the-arm';
export { layRing as lay } from '../worn/laid';
