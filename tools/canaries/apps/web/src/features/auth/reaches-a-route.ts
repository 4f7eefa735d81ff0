export { home } from '../../routes/home';
