// Without a handler, SIGXFSZ kills a process beyond its file size limit; a full disk only fails the write.
process.on('SIGXFSZ', () => undefined);
