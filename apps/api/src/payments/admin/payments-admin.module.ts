import { Module, type OnModuleInit } from '@nestjs/common';
import { Statistics } from '../../platform/statistics/statistics';
import { UserRecordsModule } from '../../users/user-records.module';
import { PaymentsRepository } from '../fulfillment/payments.repository';
import { PaymentRecordsModule } from '../payment-records.module';
import { ListPaymentsCommand, PaymentsCommand, ShowPaymentCommand } from './payments.command';
import { PaymentSupportService } from './payment-support.service';

@Module({
  imports: [PaymentRecordsModule, UserRecordsModule],
  providers: [PaymentSupportService, PaymentsCommand, ListPaymentsCommand, ShowPaymentCommand],
})
export class PaymentsAdminModule implements OnModuleInit {
  constructor(
    private readonly statistics: Statistics,
    private readonly payments: PaymentsRepository,
  ) {}

  onModuleInit(): void {
    this.statistics.register({ name: 'payments', count: (since) => this.payments.count(since) });
  }
}
