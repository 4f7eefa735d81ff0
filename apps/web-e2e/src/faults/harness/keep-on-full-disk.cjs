// A process that writes beyond its file size limit is killed unless it says otherwise; on a full disk the write fails,
// and that is what the limit stands for here.
process.on('SIGXFSZ', () => undefined);
