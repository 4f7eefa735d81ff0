export { inner } from '../../contracts/src/index';
