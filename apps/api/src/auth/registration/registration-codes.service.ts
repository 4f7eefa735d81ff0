import { Injectable } from '@nestjs/common';
import { CouponsService } from '../../coupons/coupons.service';
import { Clock } from '../../platform/clock/clock';
import type { Registration, UserChanges } from '../../users/user-record';
import { DAY_MS } from '../../platform/clock/durations';

/** As long as a verification link lives. */
const RESERVED_MS = DAY_MS;

/**
 * The code of a registration: promised when it is made, in effect from its verification on. An access code is reserved
 * for the registration meanwhile; an influencer code is only remembered, and reserved at the checkout.
 */
@Injectable()
export class RegistrationCodesService {
  constructor(
    private readonly coupons: CouponsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes a code for a registration, whether or not its email address is known: a code for one use must not tell.
   *
   * @param holderId the id of the registration's account
   * @returns the code as it is stored, null when none was given
   * @throws InvalidCouponError for a code that cannot be used
   */
  async reserve(given: string | undefined, holderId: string): Promise<string | null> {
    if (!given?.trim()) return null;
    const { code, kind } = await this.coupons.check(given);
    if (kind === 'access') await this.coupons.reserve(code, holderId, this.endOfReservation());
    return code;
  }

  /** Lets what was reserved last as long as a link that is mailed now. */
  async extend(registration: Registration | null, holderId: string): Promise<void> {
    if (registration?.code) await this.coupons.extend(registration.code, holderId, this.endOfReservation());
  }

  /**
   * What the code of a registration gives to the account that it has become: nothing when its reservation lapsed and
   * others used the code up. Saying it again counts nothing more.
   */
  async confirm({ code }: Registration, holderId: string): Promise<UserChanges> {
    if (!code) return {};
    const kind = (await this.coupons.find(code))?.kind;
    if (kind === 'influencer') return { couponCode: code };
    return kind === 'access' && (await this.coupons.confirm(code, holderId)) ? { hasPaid: true } : {};
  }

  /** Gives the code of a registration back that will never be verified. */
  async release(registration: Registration | null, holderId: string): Promise<void> {
    if (registration?.code) await this.coupons.release(registration.code, holderId);
  }

  private endOfReservation(): Date {
    return new Date(this.clock.now().getTime() + RESERVED_MS);
  }
}
