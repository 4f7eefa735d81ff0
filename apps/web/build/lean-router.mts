import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/production\/chunk-/;

/** The name of a component or context, for the developer tools; setting it keeps the component in every build. */
const NAMING = /^\w+\.displayName = .*;$/gm;
const FORWARDED = /^(?<name>var \w+ = )(?=React\d*\.forwardRef\()/gm;

/** Lets the build leave out the components of the router that no page uses, such as its own `Form`. */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({
      code: code.replaceAll(NAMING, '').replaceAll(FORWARDED, '$<name>/* @__PURE__ */ '),
      map: null,
    }),
  },
};
