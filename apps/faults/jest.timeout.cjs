/* global jest */
// Most of it is waiting, for instance for the claims of a killed worker to run out; a busy machine makes it longer.
jest.setTimeout(600_000);
