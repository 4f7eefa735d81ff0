export { cutDungareeDress as cut } from '../garment/one-piece/dungarees';
