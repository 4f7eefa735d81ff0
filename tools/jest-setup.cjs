const fastCheck = require('fast-check');

// The same examples at every run, so that a red run is red for everybody. `FC_SEED` looks for new ones.
fastCheck.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
