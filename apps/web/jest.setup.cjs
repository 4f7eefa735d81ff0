// jsdom has no TextEncoder or TextDecoder, which react-router asks for at import.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
