import { Injectable } from '@nestjs/common';

/** The only source of the time, so that tests can turn it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
