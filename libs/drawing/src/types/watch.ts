export { drawWatch as wear } from '../worn/jewelry/watch';
export { showOnArm as show } from '../worn/jewelry/jewel-view';
