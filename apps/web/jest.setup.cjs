// jsdom lacks TextEncoder and TextDecoder, which react-router needs at import.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
