/** A separate chunk with the reader and the ranking. */
export { default as workerUrl } from './check.worker?worker&url';
