import { Controller, Get, Inject } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { Public } from '../http/access/access.decorators';
import { Documented } from '../openapi/operation';
import type { Contact } from './contact.dto';
import { CONTACT_OPERATIONS } from './contact.openapi';

@Public()
@Documented(CONTACT_OPERATIONS)
@Controller('contact')
export class ContactController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  contact(): Contact {
    return { email: this.config.contactEmail };
  }
}
