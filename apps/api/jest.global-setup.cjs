const { mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

module.exports = function makeSharedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'figura-shared-'));
  process.env.SHARED_TEST_FOLDER = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
};
