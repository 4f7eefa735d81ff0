export { fake } from '../testing/fake';
