export { drawRing as wear } from '../worn/jewelry/on-the-arm';
export { showOnHand as show } from '../worn/jewelry/jewel-view';
