export { backUpEmbeddedMongo } from './backup';
export { FolderInUseError } from './errors';
export type { EmbeddedMongo, EmbeddedMongoOptions } from './server';
export { startEmbeddedMongo } from './server';
