// Its native part keeps every copy of its JavaScript for as long as the process lives, and with it all that the test
// file had loaded (30 MB for the API): one copy serves all files of a worker.
module.exports = globalThis.loadLmdbOnce();
