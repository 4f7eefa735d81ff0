export const workerUrl = '/assets/drawing.worker.js';
