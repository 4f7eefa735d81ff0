import { ListMigrationsCommand, MigrationsCommand, RunMigrationsCommand } from './migrations.command';

export const MIGRATIONS_ADMIN = [MigrationsCommand, ListMigrationsCommand, RunMigrationsCommand];
