import { layBeret } from '../worn/laid';

export { drawBeret as wear } from '../worn/accessories/hats';
export const lay = layBeret;
