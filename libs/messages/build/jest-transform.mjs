import { compileMessages } from './compile.mjs';

/** @type {import('@jest/transform').SyncTransformer} */
export default {
  process: (source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(compileMessages(source, file))} };`,
  }),
};
