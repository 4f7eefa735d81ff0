import { ListMigrationsCommand, MigrationsCommand, RunMigrationsCommand } from './migrations.command';

/** What the command line needs of it. */
export const MIGRATIONS_ADMIN = [MigrationsCommand, ListMigrationsCommand, RunMigrationsCommand];
