import { Injectable } from '@nestjs/common';
import { Command, Option, SubCommand } from 'nest-commander';
import { AuditService } from '../../operations/audit/audit.service';
import { Clock } from '../../platform/clock/clock';
import { parseIsoEnd } from '../iso-moment';
import { NotFoundError, ValidationError } from '../../platform/errors/domain-error';
import { COUPON_KINDS, type CouponKind } from '../coupon.schema';
import { CouponsRepository } from '../coupons.repository';
import { CouponsService, type CouponUsage } from '../coupons.service';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';
import { DAY_MS } from '../../platform/clock/durations';
import { COMMANDS } from '../../platform/command-line/commands';
import { formatMinute } from '../../platform/command-line/format-minute';

interface CreateOptions {
  dryRun?: boolean;
  expires?: Date;
  uses?: number;
  json?: boolean;
}

@Injectable()
abstract class CouponCommand extends JsonCommand {
  constructor(
    protected readonly coupons: CouponsRepository,
    protected readonly usage: CouponsService,
    protected readonly clock: Clock,
    protected readonly audit: AuditService,
  ) {
    super();
  }

  protected print(coupons: CouponUsage[], json: boolean | undefined): void {
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
  description: 'Create a code: influencer (10% off) or access (lifetime access at registration)',
})
export class CreateCouponCommand extends CouponCommand {
  @Option({
    flags: '--expires <date>',
    description: 'Expiry in UTC, ISO 8601: 2026-12-31 includes that day, 2026-12-31T18:00 is exact',
  })
  parseExpires(text: string): Date {
    const date = parseIsoEnd(text.trim());
    if (!date)
      throw new ValidationError([`"${text}" is not a date such as 2026-12-31 or 2026-12-31T18:00 (UTC).`]);
    if (date <= this.clock.now())
      throw new ValidationError([`The expiry ${formatMoment(date)} is in the past.`]);
    return date;
  }

  @Option({ flags: '--uses <count>', description: 'Maximum number of uses' })
  parseUses(text: string): number {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new ValidationError([`"${text}" is not a number of uses.`]);
    return Number(text);
  }

  @Option({ flags: '--dry-run', description: 'Check whether the code could be created, and create nothing' })
  parseDryRun(): boolean {
    return true;
  }

  async run([kind = '', code = '']: string[], { expires, uses, dryRun, json }: CreateOptions): Promise<void> {
    if (!isKind(kind)) throw new ValidationError([`The kind is one of: ${COUPON_KINDS.join(', ')}.`]);
    const name = code.trim().toUpperCase();
    if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(name))
      throw new ValidationError(['A code has 3 to 40 letters, digits, hyphens or underscores.']);
    if (await this.coupons.find(name)) throw new ValidationError([`The code ${name} already exists.`]);
    if (dryRun) return this.printResult({ code: name, dryRun }, `The code ${name} would be created.`, json);
    await this.audit.note('coupons create', name);
    await this.coupons.create({
      code: name,
      kind,
      createdAt: this.clock.now(),
      expiresAt: expires ?? null,
      usesLeft: uses ?? null,
    });
    this.print([(await this.usage.find(name))!], json);
  }
}

@SubCommand({ name: 'list', description: 'List all codes, newest first' })
export class ListCouponsCommand extends CouponCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    this.print(await this.usage.list(), json);
  }
}

@SubCommand({
  name: 'disable',
  arguments: '<code>',
  description: 'Disable a code; discounts and access already granted stay',
})
export class DisableCouponCommand extends CouponCommand {
  @Option({ flags: '--dry-run', description: 'Check whether the code could be disabled, and change nothing' })
  parseDryRun(): boolean {
    return true;
  }

  async run([code = '']: string[], { dryRun, json }: { dryRun?: boolean; json?: boolean }): Promise<void> {
    const name = code.trim().toUpperCase();
    if (!(await this.coupons.find(name))) throw new NotFoundError(`There is no code ${name}.`);
    if (dryRun) return this.printResult({ code: name, dryRun }, `The code ${name} would be disabled.`, json);
    await this.audit.note('coupons disable', name);
    await this.coupons.disable(name);
    this.print([(await this.usage.find(name))!], json);
  }
}

@Command({
  name: 'coupons',
  description: COMMANDS.coupons,
  subCommands: [CreateCouponCommand, ListCouponsCommand, DisableCouponCommand],
})
export class CouponsCommand extends CommandGroup {}

function isKind(text: string): text is CouponKind {
  return COUPON_KINDS.some((kind) => kind === text);
}

function describeCoupon(coupon: CouponUsage, now: Date): string {
  const { code, kind, disabled, expiresAt, uses, usesLeft, reserved } = coupon;
  const expired = expiresAt !== null && expiresAt <= now;
  const state = disabled ? 'disabled' : expired ? 'expired' : usesLeft === 0 ? 'used up' : 'good';
  const end = expiresAt ? `until ${formatMoment(expiresAt)}` : 'no expiry';
  const reservedNote = reserved > 0 ? `, ${reserved} reserved` : '';
  return `${code}  ${kind}  ${state}  used ${uses} times${reservedNote}, ${usesLeft ?? 'unlimited'} left, ${end}`;
}

function formatMoment(moment: Date): string {
  if (moment.getTime() % DAY_MS === 0)
    return `the end of ${new Date(moment.getTime() - 1).toISOString().slice(0, 10)} UTC`;
  return formatMinute(moment);
}
