export { nothing } from './is-not-there';
