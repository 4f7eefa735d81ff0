import { Module, type DynamicModule, type ModuleMetadata } from '@nestjs/common';
import { LocalModule } from './local-mode/local.module';
import { type CommandName, isCommandName } from './platform/command-line/commands';
import { type Config, CONFIG } from './platform/config/config';
import { OperationsModule } from './operations/operations.module';
import { PlatformModule } from './platform/platform.module';

type Part = Required<Pick<ModuleMetadata, 'imports' | 'providers'>>;

interface Line {
  words: readonly string[];
  /** Every part needs the same module instance. */
  loadJobs: () => Promise<DynamicModule>;
}

/** Each command loads only its own modules: loading all of them takes a second of CPU time. */
const PARTS: Partial<Record<CommandName, (line: Line) => Promise<Part>>> = {
  catalog: async () => {
    const { CatalogRecordsModule } = await import('./catalog/catalog-records.module');
    const { CatalogCommand } = await import('./catalog/admin/catalog.command');
    return { imports: [CatalogRecordsModule], providers: CatalogCommand.registerWithSubCommands() };
  },
  coupons: async () => {
    const { CouponsModule } = await import('./coupons/coupons.module');
    const { CouponsCommand } = await import('./coupons/admin/coupons.command');
    return { imports: [CouponsModule], providers: CouponsCommand.registerWithSubCommands() };
  },
  database: async () => {
    const { DATABASE_ADMIN } = await import('./operations/database/database-admin');
    return { imports: [], providers: DATABASE_ADMIN };
  },
  garments: async () => {
    const { GarmentsCommand } = await import('./garments/admin/garments.command');
    return { imports: [], providers: GarmentsCommand.registerWithSubCommands() };
  },
  jobs: async ({ loadJobs }) => {
    const { JOBS_ADMIN } = await import('./jobs/admin/jobs-admin');
    return { imports: [await loadJobs()], providers: JOBS_ADMIN };
  },
  migrations: async () => {
    const { MigrationsCommand } = await import('./platform/database/migrations/migrations.command');
    return { imports: [], providers: MigrationsCommand.registerWithSubCommands() };
  },
  outfits: async () => {
    const { OutfitsCommand } = await import('./outfits/admin/outfits.command');
    return { imports: [], providers: OutfitsCommand.registerWithSubCommands() };
  },
  payments: async ({ loadJobs }) => {
    const { PaymentRecordsModule } = await import('./payments/payment-records.module');
    const { UserRecordsModule } = await import('./users/user-records.module');
    const { PAYMENTS_ADMIN } = await import('./payments/admin/payments-admin');
    const imports = [await loadJobs(), PaymentRecordsModule, UserRecordsModule];
    return { imports, providers: PAYMENTS_ADMIN };
  },
  pictures: async ({ loadJobs }) => {
    const { PicturesModule } = await import('./pictures/pictures.module');
    const { ProductRecordsModule } = await import('./products/product-records.module');
    const { UserRecordsModule } = await import('./users/user-records.module');
    const { WardrobeRecordsModule } = await import('./wardrobe/wardrobe-records.module');
    const { PICTURES_ADMIN } = await import('./pictures/admin/pictures-admin');
    const records = [PicturesModule, ProductRecordsModule, UserRecordsModule, WardrobeRecordsModule];
    return { imports: [await loadJobs(), ...records], providers: PICTURES_ADMIN };
  },
  products: async ({ loadJobs }) => {
    const { ProductRecordsModule } = await import('./products/product-records.module');
    const { PRODUCTS_ADMIN } = await import('./products/admin/products-admin');
    return { imports: [await loadJobs(), ProductRecordsModule], providers: PRODUCTS_ADMIN };
  },
  push: async () => {
    const { PushCommand } = await import('./monday-mail/admin/push.command');
    return { imports: [], providers: PushCommand.registerWithSubCommands() };
  },
  trends: async ({ loadJobs }) => {
    const { TrendRecordsModule } = await import('./trends/trend-records.module');
    const { TrendsCommand } = await import('./trends/admin/trends.command');
    return {
      imports: [await loadJobs(), TrendRecordsModule],
      providers: TrendsCommand.registerWithSubCommands(),
    };
  },
  users: loadUsers,
  invitations: loadUsers,
};

async function loadUsers({ words, loadJobs }: Line): Promise<Part> {
  const { CouponsModule } = await import('./coupons/coupons.module');
  const { AuthRecordsModule } = await import('./auth/auth-records.module');
  const { UserRecordsModule } = await import('./users/user-records.module');
  const { USERS_ADMIN } = await import('./auth/admin/users-admin');
  const records = [AuthRecordsModule, CouponsModule, UserRecordsModule];
  const held = words[1] === 'delete' ? await loadPersonalRecords() : [];
  return { imports: [await loadJobs(), ...records, ...held], providers: USERS_ADMIN };
}

async function loadPersonalRecords(): Promise<Part['imports']> {
  const { WardrobeRecordsModule } = await import('./wardrobe/wardrobe-records.module');
  const { PaymentRecordsModule } = await import('./payments/payment-records.module');
  const { QuotasModule } = await import('./quotas/quotas.module');
  const { TrendRecordsModule } = await import('./trends/trend-records.module');
  return [WardrobeRecordsModule, PaymentRecordsModule, QuotasModule, TrendRecordsModule];
}

async function loadFigures(): Promise<Part> {
  const { WardrobeRecordsModule } = await import('./wardrobe/wardrobe-records.module');
  const { FOLLOW_UPS_STATISTICS } = await import('./wardrobe/follow-ups/follow-ups-statistics');
  const { MailExamination } = await import('./mail/mail-examination');
  const { MailModule } = await import('./mail/mail.module');
  const { SHOP_CLICKS_STATISTICS } = await import('./products/clicks/shop-clicks-statistics');
  const { QUOTAS_STATISTICS } = await import('./quotas/quotas-statistics');
  const { QuotasModule } = await import('./quotas/quotas.module');
  return {
    imports: [WardrobeRecordsModule, MailModule, QuotasModule],
    providers: [FOLLOW_UPS_STATISTICS, MailExamination, QUOTAS_STATISTICS, SHOP_CLICKS_STATISTICS],
  };
}

@Module({})
export class AdminModule {
  static async load(config: Config, words: readonly string[] = []): Promise<DynamicModule> {
    const [word, next] = words;
    if (word === 'database' && next === 'restore') return AdminModule.loadRestore(config);
    let jobs: Promise<DynamicModule> | undefined;
    const loadJobs = () =>
      (jobs ??= import('./jobs/jobs.module').then(({ JobsModule }) => JobsModule.register(config, false)));
    const parts = await loadParts({ words, loadJobs });
    const database = {
      attempts: 1,
      mayBeAway: word === 'doctor',
      // These commands must find the data as it is.
      prepare: word !== 'migrations' && word !== 'doctor',
    };
    return {
      module: AdminModule,
      imports: [
        PlatformModule.register(config, { database, logTo: 'error' }),
        LocalModule,
        OperationsModule,
        ...new Set(parts.flatMap(({ imports }) => imports)),
      ],
      providers: [...new Set(parts.flatMap(({ providers }) => providers))],
    };
  }

  /** Nothing may be opened or created in DATA_DIR. */
  private static async loadRestore(config: Config): Promise<DynamicModule> {
    const { RESTORE_ADMIN } = await import('./operations/database/database-admin');
    return {
      module: AdminModule,
      providers: [{ provide: CONFIG, useValue: config }, ...RESTORE_ADMIN],
    };
  }
}

async function loadParts(line: Line): Promise<Part[]> {
  const [word] = line.words;
  if (word === 'audit') return [];
  const load = isCommandName(word) ? PARTS[word] : undefined;
  if (load) return [await load(line)];
  const parts: Part[] = [await loadFigures()];
  for (const loadPart of new Set(Object.values(PARTS))) parts.push(await loadPart(line));
  return parts;
}
