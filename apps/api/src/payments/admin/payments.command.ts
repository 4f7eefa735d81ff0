import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { describePayment, describeStory } from './payment-story';
import { PaymentSupportService } from './payment-support.service';

@SubCommand({ name: 'list', description: 'Prints payments, newest first' })
@Injectable()
export class ListPaymentsCommand extends ListCommand {
  constructor(private readonly support: PaymentSupportService) {
    super();
  }

  @Option({ flags: '--email <email>', description: 'Of the account of an address only' })
  parseEmail(text: string): string {
    return text;
  }

  async run(_inputs: string[], { limit = 50, email, json }: ListOptions & { email?: string }): Promise<void> {
    const payments = await this.support.list(limit, email);
    this.answer(payments, payments.map(describePayment).join('\n') || 'There are no payments.', json);
  }
}

@SubCommand({
  name: 'show',
  arguments: '<reference>',
  description:
    "Prints a payment and its story, by the reference of its receipt or by Stripe's session (cs_…)",
})
@Injectable()
export class ShowPaymentCommand extends JsonCommand {
  constructor(private readonly support: PaymentSupportService) {
    super();
  }

  async run([reference = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const story = await this.support.show(reference);
    this.answer(story, describeStory(story), json);
  }
}

@Command({
  name: 'payments',
  description: 'Shows payments and what became of them; each look at one is noted (audit list)',
  subCommands: [ListPaymentsCommand, ShowPaymentCommand],
})
export class PaymentsCommand extends CommandGroup {}
