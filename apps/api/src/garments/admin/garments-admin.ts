import { GarmentsCommand, ReadGarmentsCommand } from './garments.command';

export const GARMENTS_ADMIN = [GarmentsCommand, ReadGarmentsCommand];
