import { Injectable } from '@nestjs/common';
import { CouponsService } from '../../coupons/coupons.service';
import { Clock } from '../../platform/clock/clock';
import type { Registration, UserChanges } from '../../users/user-record';
import { DAY_MS } from '../../platform/clock/durations';

const RESERVED_MS = DAY_MS;

/**
 * Access codes are reserved here and confirmed at verification; influencer codes are saved for the checkout.
 */
@Injectable()
export class RegistrationCodesService {
  constructor(
    private readonly coupons: CouponsService,
    private readonly clock: Clock,
  ) {}

  /** Runs even for a known email address, so that a single-use code reveals nothing. */
  async reserve(given: string | undefined, holderId: string): Promise<string | null> {
    if (!given?.trim()) return null;
    const { code, kind } = await this.coupons.check(given);
    if (kind === 'access') await this.coupons.reserve(code, holderId, this.endOfReservation());
    return code;
  }

  async extend(registration: Registration | null, holderId: string): Promise<void> {
    if (registration?.code) await this.coupons.extend(registration.code, holderId, this.endOfReservation());
  }

  /** Idempotent. Grants nothing if the reservation lapsed and the code is used up. */
  async confirm({ code }: Registration, holderId: string): Promise<UserChanges> {
    if (!code) return {};
    const kind = (await this.coupons.find(code))?.kind;
    if (kind === 'influencer') return { couponCode: code };
    return kind === 'access' && (await this.coupons.confirm(code, holderId)) ? { hasPaid: true } : {};
  }

  async release(registration: Registration | null, holderId: string): Promise<void> {
    if (registration?.code) await this.coupons.release(registration.code, holderId);
  }

  private endOfReservation(): Date {
    return new Date(this.clock.now().getTime() + RESERVED_MS);
  }
}
