import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { type Config, CONFIG } from '../config/config';
import { Public } from '../http/access/access.decorators';
import { Contact } from './contact.dto';

@Public()
@Controller('contact')
export class ContactController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Get()
  @ApiOperation({ summary: 'Returns how to contact the people who run Figura' })
  @ApiOkResponse({ type: Contact })
  contact(): Contact {
    return { email: this.config.contactEmail };
  }
}
