export { inner } from '../../../../libs/contracts/src/inner';
