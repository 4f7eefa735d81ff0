import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import house from './tools/house/name-rule.mjs';
import sentences from './tools/house/sentence-rule.mjs';

const restrictImports = (...entries) => ['error', { paths: entries }];
const mongooseOnly = {
  name: 'mongoose',
  message: 'Mongoose stays in *.schema.ts, *.repository.ts, platform/database and operations.',
};
/** Only one module may use browser storage, so that nothing is left behind. */
const browserStorage = '/^(localStorage|sessionStorage|indexedDB|caches|cookie|cookieStore)$/';
const declaredStorageOnly = {
  selector: `:matches(Identifier[name=${browserStorage}], Literal[value=${browserStorage}])`,
  message:
    'What the browser keeps is declared in lib/browser/stored-keys.ts and reached through lib/browser/storage.ts only; the service worker keeps answers.',
};
/** Two words, or one that begins a label; not a media query, path, or header. */
const words = '/^(?![(\\/]|Bearer ).*\\p{L}[,.;:!?…]? \\p{L}/u';
const word = '/^(?!Authorization$)\\p{Lu}\\p{Ll}+(-\\p{Ll}+)?$/u';
/** Literals the user never sees: comparisons, names, and developer errors. */
const code =
  'ImportDeclaration, TSLiteralType, BinaryExpression, SwitchCase, MemberExpression, JSXAttribute, NewExpression';
const noVisibleTexts = [
  'JSXText[value=/\\p{L}/u]',
  `JSXAttribute[name.name!=/^(rel|className|sizes)$/] > Literal[value=${words}]`,
  `JSXAttribute > Literal[value=${word}]`,
  `:not(${code}) > Literal[value=${words}]:not(Property > .key)`,
  `:not(${code}) > Literal[value=${word}]:not(Property > .key)`,
  `:not(NewExpression) > TemplateLiteral > TemplateElement[value.raw=/^(?![(\\/]|Bearer )(.*(^|[^-\\p{L}])\\p{L}{2,}[,.;:!?…]? |\\p{Lu}\\p{Ll})/u]`,
].map((selector) => ({
  selector,
  message: 'What users read is in the files of messages (docs/decisions/11-messages.md).',
}));
/** The API document's types are generated from these classes, so the API starts from the classes. */
const api = join(import.meta.dirname, 'apps/api/src');
const dtoClasses = readdirSync(api, { recursive: true })
  .filter((file) => file.endsWith('.dto.ts'))
  .flatMap((file) => [...readFileSync(join(api, file), 'utf8').matchAll(/^export class (\w+)/gm)])
  .map(([, name]) => name);
const madeFromTheApi = {
  name: '@figura/contracts',
  importNames: ['paths', 'components', ...dtoClasses],
  message: 'The API declares this type with a DTO class.',
};
const mongooseBindingOnly = { ...mongooseOnly, name: '@nestjs/mongoose' };

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/coverage',
      '**/node_modules',
      '**/test-results',
      '**/playwright-report',
      'tools/canaries',
      'libs/contracts/src/generated',
    ],
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    extends: [js.configs.recommended],
    plugins: { house },
    languageOptions: { globals: globals.node },
    rules: { 'house/verb-names': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    plugins: { house },
    languageOptions: { globals: globals.node },
    rules: {
      'house/verb-names': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': 'error',
    },
  },
  {
    files: ['**/apps/api/src/**/*.ts'],
    rules: {
      // Nest reads constructor types at run time; type-only imports would erase them.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-imports': restrictImports(mongooseOnly, mongooseBindingOnly, madeFromTheApi),
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The environment is read in platform/config only.' },
      ],
    },
  },
  {
    files: [
      'apps/api/src/**/*.schema.ts',
      'apps/api/src/**/*.repository.ts',
      'apps/api/src/**/*.module.ts',
      'apps/api/src/{operations,platform/database}/**/*.ts',
    ],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['apps/api/src/platform/config/**/*.ts', 'apps/api/src/testing/**/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['apps/api/src/**/testing/**/*.ts', 'apps/api/src/**/*spec.ts'],
    rules: { 'no-restricted-imports': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['libs/{classifier,contracts,drawing,garments,styling}/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*-spec.ts', '**/testing/**', '**/generated/**', '**/*messages.??.ts'],
    plugins: { sentences },
    rules: { 'sentences/no-sentences': 'error' },
  },
  {
    files: ['**/apps/api/src/**/*.ts'],
    ignores: [
      '**/*spec.ts',
      '**/testing/**',
      '**/*messages.??.ts',
      // Operators read these: at the command line, at the start, from the doctor, and of feeds that they take in.
      'apps/api/src/**/admin/**',
      'apps/api/src/**/*{.command,-examination}.ts',
      'apps/api/src/{operations,platform/{command-line,config,database,metrics}}/**',
      'apps/api/src/platform/process.ts',
      'apps/api/src/serve-api.ts',
      'apps/api/src/pictures/pictures.errors.ts',
      'apps/api/src/garments/feeds/**',
      'apps/api/src/products/{feeds,import,stored}/**',
      // The API document.
      'apps/api/src/platform/openapi/**',
      'apps/api/src/platform/rate-limit/limits.ts',
      // Words as people write them, which the reader of garments reads.
      'apps/api/src/demo/demo-wardrobe.ts',
      // Columns of a file that `read-list.ts` reads back.
      'apps/api/src/wardrobe/lists/write-list.ts',
    ],
    plugins: { sentences },
    rules: { 'sentences/no-sentences': 'error' },
  },
  {
    files: ['**/apps/web/src/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Requests are made in lib/ and in features/*/api.ts.' },
      ],
      'no-restricted-syntax': ['error', declaredStorageOnly, ...noVisibleTexts],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['./storage', '**/browser/storage'],
              message: 'Keys of the browser’s storage are declared in lib/browser/stored-keys.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // Texts that are already separate: messages and prose as data.
    files: ['apps/web/src/**/*messages.??.ts', 'apps/web/src/content/**', 'apps/web/src/prerender/**'],
    rules: { 'no-restricted-syntax': ['error', declaredStorageOnly] },
  },
  {
    files: [
      'apps/web/src/lib/**',
      'apps/web/src/features/*/api.ts',
      'apps/web/src/service-worker/**',
      'apps/web/src/**/*.spec.{ts,tsx}',
    ],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: [
      'apps/web/src/lib/browser/cached-responses.ts',
      'apps/web/src/lib/browser/storage.ts',
      'apps/web/src/lib/outbox/outbox-store.ts',
      'apps/web/src/service-worker/**',
      'apps/web/src/**/*.spec.{ts,tsx}',
      'apps/web/src/lib/testing/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['apps/web/src/lib/browser/stored-keys.ts'], rules: { 'no-restricted-imports': 'off' } },
  prettier,
);
