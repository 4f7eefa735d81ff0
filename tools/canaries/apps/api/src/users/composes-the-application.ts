export { rootModule } from '../api.module';
