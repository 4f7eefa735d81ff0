export { drawCuffBracelet as wear } from '../worn/jewelry/on-the-arm';
export { showOnArm as show } from '../worn/jewelry/jewel-view';
