import { join } from 'node:path';

export const TEMPLATES = join(__dirname, 'templates');
