export { database } from '../../embedded-mongo/src/index';
