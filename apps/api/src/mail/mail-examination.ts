import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '../platform/config/config';
import { Doctor, type Finding, reportOk, reportProblem } from '../operations/doctor/doctor';
import { MailService } from './mail.service';

const ADVICE = "Compare SMTP_URL with the provider's settings: host, port, user, password, smtp or smtps.";

@Injectable()
export class MailExamination implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.doctor.register({ about: 'mail', advice: ADVICE, examine: () => this.examine() });
  }

  private async examine(): Promise<Finding> {
    if (!this.config.smtpUrl) return reportOk('Emails are kept and shown at /dev/mailbox');
    if (await this.mail.isReachable()) return reportOk('The mail server accepts our user and password');
    return reportProblem('The mail server does not respond or rejects us', ADVICE);
  }
}
