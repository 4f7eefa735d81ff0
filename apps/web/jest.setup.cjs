// jsdom lacks TextEncoder and TextDecoder, which react-router needs at import.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
// The build fills it in.
globalThis.LANGUAGE_OF_THE_APP ??= 'en';
