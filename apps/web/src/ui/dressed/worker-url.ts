/** Where the worker's file lies; a chunk of its own, which holds the kit that draws clothes. */
export { default as workerUrl } from './drawing.worker?worker&url';
