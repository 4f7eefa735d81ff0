/* global jest */
// A whole application on a database of its own starts in a second or two; on a busy machine it takes longer. (The
// option `testTimeout` is not read from projects.)
jest.setTimeout(60_000);
