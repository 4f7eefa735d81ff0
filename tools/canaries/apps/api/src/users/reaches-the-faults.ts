export { fault } from '../../../faults/src/fault';
