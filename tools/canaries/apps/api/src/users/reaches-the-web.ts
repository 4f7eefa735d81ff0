export { name } from '../../../web/src/features/account/name';
