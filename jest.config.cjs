module.exports = {
  projects: ['<rootDir>/apps/*/jest.config.cjs', '<rootDir>/libs/*/jest.config.cjs'],
  // Starting an app with its own database takes seconds, more on a busy machine.
  testTimeout: 120_000,
  // V8 delays garbage collection; a worker this large is replaced.
  workerIdleMemoryLimit: '2GB',
};
