import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Config, CONFIG } from '../../platform/config/config';
import type { SignInProvider } from '../../platform/config/sign-in-providers';
import { Doctor, type Finding, reportOk, reportProblem } from '../../operations/doctor/doctor';
import { ProviderClientsService } from './provider-clients.service';

const ADVICE = 'Check "issuer" in OIDC_PROVIDERS against the provider, and that the provider can be reached.';

@Injectable()
export class ProviderExamination implements OnModuleInit {
  constructor(
    private readonly doctor: Doctor,
    private readonly clients: ProviderClientsService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appUrl' | 'signInProviders'>,
  ) {}

  onModuleInit(): void {
    this.doctor.register({ about: 'sign-in', advice: ADVICE, examine: () => this.examine() });
  }

  private async examine(): Promise<Finding[]> {
    const { hostname } = new URL(this.config.appUrl);
    const findings = await Promise.all(this.config.signInProviders.map((provider) => this.ask(provider)));
    return [reportOk(`Passkeys are for ${hostname}`), ...findings];
  }

  private async ask(provider: SignInProvider): Promise<Finding> {
    const { id, name } = provider;
    try {
      await this.clients.readConfiguration(provider);
      return reportOk(`${name} responds; it redirects to ${this.config.appUrl}/sign-in/${id}`);
    } catch {
      return reportProblem(`${name} does not respond as an OpenID Connect provider`, ADVICE);
    }
  }
}
