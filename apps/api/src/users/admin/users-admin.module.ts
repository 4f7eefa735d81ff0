import { Module } from '@nestjs/common';
import { UsersModule } from '../users.module';
import { GrantUserCommand, ShowUserCommand, UsersCommand } from './users.command';

@Module({ imports: [UsersModule], providers: [UsersCommand, ShowUserCommand, GrantUserCommand] })
export class UsersAdminModule {}
