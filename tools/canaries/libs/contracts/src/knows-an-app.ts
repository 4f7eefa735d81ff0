export { name } from '../../../apps/web/src/features/account/name';
