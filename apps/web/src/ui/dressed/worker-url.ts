/** Its own chunk, because it contains the drawing kit. */
export { default as workerUrl } from './drawing.worker?worker&url';
