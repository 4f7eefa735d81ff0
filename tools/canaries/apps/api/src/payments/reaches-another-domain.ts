export { trend } from '../trends/trend';
