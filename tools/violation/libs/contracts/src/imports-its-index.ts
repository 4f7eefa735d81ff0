export { inner } from './index';
