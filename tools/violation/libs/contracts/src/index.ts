export { inner } from './inner';
