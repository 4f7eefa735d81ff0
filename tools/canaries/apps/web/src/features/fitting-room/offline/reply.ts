export { database as wrong } from '../../../../../../libs/embedded-mongo/src/index';
