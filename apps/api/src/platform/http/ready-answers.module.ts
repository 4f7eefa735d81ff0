import { Global, Module } from '@nestjs/common';
import { ReadyAnswers } from './ready-answers';

@Global()
@Module({ providers: [ReadyAnswers], exports: [ReadyAnswers] })
export class ReadyAnswersModule {}
