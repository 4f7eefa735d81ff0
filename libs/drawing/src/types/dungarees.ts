export { cutDungarees as cut } from '../garment/one-piece/dungarees';
