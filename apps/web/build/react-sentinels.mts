import type { Plugin } from 'vite';

/** The errors that React makes once, as it is read, throws to itself and knows by their identity. */
const SENTINEL = /(?<=\bvar \w+Exception = |^ {2}\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm;

/**
 * Makes React's sentinels without a stack. While an inspector is attached (the developer tools, Lighthouse), V8 works
 * out the lines of each new error's stack, and for that reads the whole of React again: 15 ms of every page's start,
 * which nobody else waits for and which would hide what people do wait for.
 */
export const reactSentinels: Plugin = {
  name: 'react-sentinels',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      const stackless = code.replace(SENTINEL, '{ __proto__: Error.prototype, message: $1 }');
      if (stackless === code)
        this.error('React makes its sentinels in another way now: see build/react-sentinels.mts.');
      return { code: stackless, map: null };
    },
  },
};
