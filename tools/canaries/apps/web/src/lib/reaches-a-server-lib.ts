export { database } from '../../../../libs/embedded-mongo/src/index';
