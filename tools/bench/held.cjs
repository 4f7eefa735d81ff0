// Loaded before the product: measures in processor time, which other programs do not change, how long its main thread is at one
// piece of work. On SIGWINCH the longest pieces since the last time go into the file that HELD_FILE names, in milliseconds.
const { closeSync, openSync, readSync, renameSync, writeFileSync } = require('node:fs');

const LONGEST = 5;
const bytes = Buffer.alloc(64);
let pieces = [];

/** What the main thread has computed for so far, in milliseconds: the first field, in nanoseconds. */
function computed() {
  const file = openSync('/proc/thread-self/schedstat', 'r');
  const length = readSync(file, bytes);
  closeSync(file);
  return Number(bytes.toString('latin1', 0, length).split(' ', 1)[0]) / 1e6;
}

let before = computed();
function look() {
  const now = computed();
  pieces.push(now - before);
  before = now;
  setTimeout(look, 1).unref();
}
look();

// A signal that nothing else of the product listens to.
process.on('SIGWINCH', () => {
  const longest = pieces.toSorted((one, other) => other - one).slice(0, LONGEST);
  pieces = [];
  writeFileSync(`${process.env.HELD_FILE}.next`, JSON.stringify(longest));
  renameSync(`${process.env.HELD_FILE}.next`, process.env.HELD_FILE);
});
