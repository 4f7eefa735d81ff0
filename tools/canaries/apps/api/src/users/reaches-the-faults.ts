export { fault } from '../../../web-e2e/src/faults/fault';
