import { compileMessages, MESSAGES_FILE } from './compile.mjs';

/** @type {import('vite').Plugin} */
export const messages = {
  name: 'figura:messages',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: MESSAGES_FILE },
    handler: (code, id) => ({
      code: `export default ${JSON.stringify(compileMessages(code, id))};`,
      moduleType: 'js',
      map: { mappings: '' },
    }),
  },
};
