/*
 * Loaded before everything else (`tools/node-flags.mjs`): stacks name the lines of our sources. Node's own flag reads the maps of
 * dependencies too, which take 32 MB on Node 24; Node 20 knows nothing else.
 */
const { setSourceMapsSupport } = require('node:module');

if (setSourceMapsSupport) setSourceMapsSupport(true);
else process.setSourceMapsEnabled(true);
