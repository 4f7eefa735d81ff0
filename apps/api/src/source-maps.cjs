/*
 * Loaded first (`tools/node-flags.mjs`). Node's own flag also reads the maps of dependencies: 32 MB on Node 24.
 * Node 20 only has that flag.
 */
const { setSourceMapsSupport } = require('node:module');

if (setSourceMapsSupport) setSourceMapsSupport(true);
else process.setSourceMapsEnabled(true);
