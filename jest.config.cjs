module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.cjs', '<rootDir>/libs/*/jest.config.cjs'],
  // An application's start takes seconds.
  testTimeout: 120_000,
  // V8 delays garbage collection; a worker this large is replaced.
  workerIdleMemoryLimit: '2GB',
};
