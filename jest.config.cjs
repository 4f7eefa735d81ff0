module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.cjs', '<rootDir>/libs/*/jest.config.cjs'],
  // V8 puts collecting off as long as it may: a worker that has grown to this makes room for a new one.
  workerIdleMemoryLimit: '2GB',
};
