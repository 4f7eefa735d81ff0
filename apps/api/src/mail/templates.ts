import { join } from 'node:path';

/** Folder of the mail templates: beside this file in the sources, beside the bundle when built. */
export const TEMPLATES = join(__dirname, 'templates');
