module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.cjs', '<rootDir>/libs/*/jest.config.cjs'],
  // A whole application on a database of its own is loaded and started in some seconds; on a busy machine it takes longer.
  testTimeout: 120_000,
  // V8 puts collecting off as long as it may: a worker that has grown to this makes room for a new one.
  workerIdleMemoryLimit: '2GB',
};
