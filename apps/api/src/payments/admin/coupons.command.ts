import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { Clock } from '../../platform/clock/clock';
import { parseIsoMoment } from '../../platform/clock/iso-moment';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { COUPON_KINDS, type CouponKind } from '../coupon.schema';
import { CouponsRepository, type StoredCoupon } from '../coupons.repository';
import { AdminCommand, CommandGroup } from '../../platform/command-line/admin-command';

interface CreateOptions {
  expires?: Date;
  uses?: number;
  json?: boolean;
}

@Injectable()
abstract class CouponCommand extends AdminCommand {
  constructor(
    protected readonly coupons: CouponsRepository,
    protected readonly clock: Clock,
  ) {
    super();
  }

  @Option({ flags: '--json', description: 'Prints JSON' })
  parseJson(): boolean {
    return true;
  }

  protected print(coupons: StoredCoupon[], json: boolean | undefined): void {
    const text = json
      ? JSON.stringify(coupons)
      : coupons.map((coupon) => describeCoupon(coupon, this.clock.now())).join('\n') ||
        'There are no coupons yet.';
    process.stdout.write(`${text}\n`);
  }
}

@SubCommand({
  name: 'create',
  arguments: '<kind> <code>',
  description: `Makes a code; kinds: influencer (10% off), access (lifetime access at registration)`,
})
export class CreateCouponCommand extends CouponCommand {
  @Option({
    flags: '--expires <date>',
    description: 'First moment at which it is no longer good, ISO 8601, UTC',
  })
  parseExpires(text: string): Date {
    const date = parseIsoMoment(text.trim());
    if (!date)
      throw new ValidationError([`"${text}" is not a date such as 2026-12-31 or 2026-12-31T18:00 (UTC).`]);
    if (date <= this.clock.now())
      throw new ValidationError([`${shown(date)} is past: such a code would never be good.`]);
    return date;
  }

  @Option({ flags: '--uses <count>', description: 'How often it can be used in all' })
  parseUses(text: string): number {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new ValidationError([`"${text}" is not a number of uses.`]);
    return Number(text);
  }

  async run([kind = '', code = '']: string[], { expires, uses, json }: CreateOptions): Promise<void> {
    if (!isKind(kind)) throw new ValidationError([`The kind is one of: ${COUPON_KINDS.join(', ')}.`]);
    const name = code.trim().toUpperCase();
    if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(name))
      throw new ValidationError(['A code has 3 to 40 letters, digits, hyphens and underscores.']);
    if (await this.coupons.find(name)) throw new ValidationError([`The code ${name} exists already.`]);
    await this.coupons.create({
      code: name,
      kind,
      createdAt: this.clock.now(),
      expiresAt: expires ?? null,
      usesLeft: uses ?? null,
    });
    this.print([(await this.coupons.find(name))!], json);
  }
}

@SubCommand({ name: 'list', description: 'Prints all codes, newest first' })
export class ListCouponsCommand extends CouponCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    this.print(await this.coupons.list(), json);
  }
}

@SubCommand({ name: 'disable', arguments: '<code>', description: 'Ends a code; what it gave stays given' })
export class DisableCouponCommand extends CouponCommand {
  async run([code = '']: string[], { json }: { json?: boolean }): Promise<void> {
    const name = code.trim().toUpperCase();
    if (!(await this.coupons.disable(name))) throw new NotFoundError(`There is no code ${name}.`);
    this.print([(await this.coupons.find(name))!], json);
  }
}

@Command({
  name: 'coupons',
  description: 'Makes, lists and ends coupon and access codes',
  subCommands: [CreateCouponCommand, ListCouponsCommand, DisableCouponCommand],
})
export class CouponsCommand extends CommandGroup {}

function isKind(text: string): text is CouponKind {
  return COUPON_KINDS.some((kind) => kind === text);
}

function describeCoupon(coupon: StoredCoupon, now: Date): string {
  const { code, kind, disabled, expiresAt, uses, usesLeft } = coupon;
  const expired = expiresAt !== null && expiresAt <= now;
  const state = disabled ? 'disabled' : expired ? 'expired' : usesLeft === 0 ? 'used up' : 'good';
  const end = expiresAt ? `until ${shown(expiresAt)}` : 'without end';
  return `${code}  ${kind}  ${state}  used ${uses} times, ${usesLeft ?? 'any number'} left, ${end}`;
}

function shown(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
