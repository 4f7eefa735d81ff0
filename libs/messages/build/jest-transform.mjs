import { compileMessages } from './compile.mjs';

/** Compiles the files of messages for Jest, as the build does. @type {import('@jest/transform').SyncTransformer} */
export default {
  process: (source, file) => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify(compileMessages(source, file))} };`,
  }),
};
