require('../../testing/run-typescript.cjs');
require('../../admin.ts');
