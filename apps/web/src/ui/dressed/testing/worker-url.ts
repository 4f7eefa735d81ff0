/** Stands in for the build's file, which jsdom could not run. */
export const workerUrl = '/assets/drawing.worker.js';
