import { Global, Module } from '@nestjs/common';
import { DatabaseExaminations } from '../database/database-examinations.service';
import { Doctor } from './doctor';
import { DoctorCommand } from './doctor.command';
import { PlatformExaminations } from './platform-examinations.service';

@Global()
@Module({ providers: [Doctor, DoctorCommand, DatabaseExaminations, PlatformExaminations], exports: [Doctor] })
export class DoctorModule {}
