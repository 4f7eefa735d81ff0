/** Replaces the build's file, which jsdom cannot run. */
export const workerUrl = '/assets/drawing.worker.js';
