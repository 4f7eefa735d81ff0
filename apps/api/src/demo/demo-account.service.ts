import { createTape } from '@figura/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MeasurementsService } from '../measurements/measurements.service';
import { Clock } from '../platform/clock/clock';
import { PasswordHasher } from '../users/passwords/password-hasher';
import { AccountsService } from '../users/accounts.service';
import { UsersService } from '../users/users.service';
import { DemoWardrobeService } from './demo-wardrobe.service';

export const DEMO_ACCOUNT = { email: 'demo@figura.test', password: 'figura-demo' };

const DEMO_MEASUREMENTS = createTape([39.5, 37, 29.5, 42], [17.5, 16.5, 13, 17.5]);

@Injectable()
export class DemoAccountService implements OnApplicationBootstrap {
  constructor(
    private readonly accounts: AccountsService,
    private readonly users: UsersService,
    private readonly measurements: MeasurementsService,
    private readonly wardrobe: DemoWardrobeService,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.accounts.findByEmail(DEMO_ACCOUNT.email)) return;
    const user = await this.accounts.createVerified({
      email: DEMO_ACCOUNT.email,
      passwordHash: await this.passwords.hash(DEMO_ACCOUNT.password),
      firstName: 'Ada',
      lastName: 'Demo',
      gender: 'F',
      hasPaid: true,
      createdAt: this.clock.now(),
    });
    if (!user) return;
    await this.measurements.save(user.id, DEMO_MEASUREMENTS);
    await this.users.updatePreferences(user.id, { welcomed: true });
    await this.wardrobe.fill(user.id);
  }
}
