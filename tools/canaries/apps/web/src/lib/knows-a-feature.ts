export { name } from '../features/account/name';
