import { GarmentsCommand, ReadGarmentsCommand } from './garments.command';

/** What the command line needs of it. */
export const GARMENTS_ADMIN = [GarmentsCommand, ReadGarmentsCommand];
