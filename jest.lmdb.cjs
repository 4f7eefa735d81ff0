// Its native part keeps every copy of its JavaScript for as long as the process lives, and with it all that the test
// file had loaded (30 MB for the API): one copy serves all files of a worker.
const lmdb = globalThis.loadLmdbOnce();

/** A test's data is thrown away, so no commit waits for the disk. Those of processes that tests start do. */
const open = (options) => lmdb.open({ ...options, noSync: true });

module.exports = { ...lmdb, open };
