/** Where the worker's file lies; a chunk of its own, which holds reader and ranking. */
export { default as workerUrl } from './check.worker?worker&url';
