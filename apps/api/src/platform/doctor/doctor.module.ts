import { Global, Module } from '@nestjs/common';
import { Doctor } from './doctor';
import { DoctorCommand } from './doctor.command';
import { PlatformExaminations } from './platform-examinations.service';

@Global()
@Module({ providers: [Doctor, DoctorCommand, PlatformExaminations], exports: [Doctor] })
export class DoctorModule {}
