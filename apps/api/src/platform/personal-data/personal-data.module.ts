import { Global, Module } from '@nestjs/common';
import { PersonalData } from './personal-data';

@Global()
@Module({ providers: [PersonalData], exports: [PersonalData] })
export class PersonalDataModule {}
