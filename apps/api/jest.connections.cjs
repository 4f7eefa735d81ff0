/* global afterAll */
const { connections } = require('mongoose');

// Mongoose lists connections that were closed, too, and each leads to its whole application. The first is its own.
afterAll(() => void connections.splice(1));
