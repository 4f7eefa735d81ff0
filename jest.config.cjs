module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.cjs', '<rootDir>/libs/*/jest.config.cjs'],
  // Native modules hold on to what a test file loaded: a worker that has kept this much makes room for a new one.
  workerIdleMemoryLimit: '700MB',
};
