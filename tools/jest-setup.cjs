const fastCheck = require('fast-check');

// The same examples in every run, so that failures reproduce. Set `FC_SEED` to try others.
fastCheck.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });
