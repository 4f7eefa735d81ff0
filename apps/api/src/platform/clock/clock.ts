import { Injectable } from '@nestjs/common';

/** The only source of time, so that tests can control it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
