import { formatAmount } from '@figura/contracts';
import { SOURCE_LANGUAGE } from '@figura/messages';
import { Command, Option, SubCommand } from 'nest-commander';
import { FinalActCommand, type ActOptions } from '../../platform/command-line/act-command';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { ListCommand, type ListOptions } from '../../platform/command-line/list-command';
import { describePayment, describeStory, withReference } from './payment-story';
import { PaymentSupportService } from './payment-support.service';
import { RefundsService } from './refunds.service';
import { COMMANDS } from '../../platform/command-line/commands';

@SubCommand({ name: 'list', description: 'List payments, newest first' })
class ListPaymentsCommand extends ListCommand {
  constructor(private readonly support: PaymentSupportService) {
    super();
  }

  @Option({ flags: '--email <email>', description: 'Only payments of this account' })
  parseEmail(text: string): string {
    return text;
  }

  @Option({
    flags: '--refund-requests',
    description: 'Only payments with an open refund request, longest waiting first',
  })
  parseRefundRequests(): boolean {
    return true;
  }

  async run(
    _inputs: string[],
    { limit = 50, email, refundRequests, json }: ListOptions & { email?: string; refundRequests?: boolean },
  ): Promise<void> {
    const payments = refundRequests
      ? await this.support.refundRequests(limit)
      : await this.support.list(limit, email);
    const none = refundRequests
      ? 'There are no open refund requests.'
      : email === undefined
        ? 'There are no payments.'
        : `There are no payments of ${email}.`;
    this.printResult(payments.map(withReference), payments.map(describePayment).join('\n') || none, json);
  }
}

@SubCommand({
  name: 'show',
  arguments: '<reference>',
  description: 'Show a payment and its history, by receipt reference or Stripe session (cs_…)',
})
class ShowPaymentCommand extends JsonCommand {
  constructor(private readonly support: PaymentSupportService) {
    super();
  }

  async run([reference = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const story = await this.support.show(reference);
    this.printResult(story, describeStory(story), json);
  }
}

@SubCommand({
  name: 'refund',
  arguments: '<reference>',
  description:
    'Refund a payment in full, by receipt reference or Stripe session (cs_…); ends access and emails the user',
})
class RefundPaymentCommand extends FinalActCommand {
  constructor(
    private readonly support: PaymentSupportService,
    private readonly refunds: RefundsService,
  ) {
    super();
  }

  async run([reference = '']: string[], options: ActOptions): Promise<void> {
    this.assertMeant(options, 'Refunding a payment');
    const { dryRun = false, json } = options;
    const payment = await this.refunds.refund(await this.support.find(reference), dryRun);
    const { id, amount, currency } = payment;
    const sentence = `${formatAmount(amount, currency, SOURCE_LANGUAGE)} of the payment ${id} ${dryRun ? 'would be' : 'was'} refunded.`;
    this.printResult({ ...withReference(payment), dryRun }, sentence, json);
  }
}

@Command({
  name: 'payments',
  description: COMMANDS.payments,
  subCommands: [ListPaymentsCommand, ShowPaymentCommand, RefundPaymentCommand],
})
export class PaymentsCommand extends CommandGroup {}
