const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'web',
  rootDir: __dirname,
  testEnvironment: '<rootDir>/jest.environment.cjs',
  setupFiles: ['<rootDir>/jest.setup.cjs'],
  setupFilesAfterEnv: [
    ...preset.setupFilesAfterEnv,
    '@testing-library/jest-dom',
    '<rootDir>/src/lib/testing/setup.ts',
  ],
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': 'identity-obj-proxy',
    // Vite fills in `import.meta.env` at build time; CommonJS has no `import.meta`.
    '^figura:content-names$': '<rootDir>/src/lib/testing/content-names.ts',
    '/environment$': '<rootDir>/src/lib/testing/environment.ts',
    '/plate-urls$': '<rootDir>/src/content/plates/testing/plate-urls.ts',
    '/worker-url$': '<rootDir>/src/ui/dressed/testing/worker-url.ts',
    '/(article|summary)-files$': '<rootDir>/src/features/blog/testing/$1-files.ts',
  },
};
