import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const RECORD = { type: 'object', additionalProperties: true } as const;
const RECORDS = { type: 'array', items: RECORD } as const;

@ApiSchema({ description: 'Everything that is held about the caller.' })
export class AccountExport {
  @ApiProperty(RECORD) user: object;
  @ApiProperty({ type: String, nullable: true, description: 'A data URL.' }) profileImage: string | null;
  @ApiProperty(RECORDS) sessions: object[];
  @ApiProperty({ ...RECORD, description: 'Passkeys, linked providers and the second step, without secrets.' })
  signInMethods: object;
  @ApiProperty(RECORDS) payments: object[];
  @ApiProperty({ type: [String], description: 'Ids of items.' }) seenTrends: string[];
  @ApiProperty({ ...RECORDS, description: 'Uses in a week of what a free account has a limit of.' })
  quotas: object[];
  @ApiProperty({ ...RECORDS, description: 'The garments that were checked in the last 30 minutes.' })
  recentChecks: object[];
  @ApiProperty({ ...RECORDS, description: 'The outfits that are kept, and the days worn.' })
  outfits: object[];
  @ApiProperty({ ...RECORD, nullable: true, description: 'The outfit of the last week that was asked for.' })
  weeklyOutfit: object | null;
  @ApiProperty({ ...RECORDS, description: 'What is packed for journeys.' }) packingLists: object[];
  @ApiProperty({ ...RECORDS, description: 'Open questions, and the answers of the last 60 days.' })
  followUps: object[];
  @ApiProperty({ ...RECORDS, description: 'The free outfits of this week.' }) weeklyOutfits: object[];
  @ApiProperty({ ...RECORDS, description: 'The size charts that were pasted.' }) sizeCharts: object[];
  @ApiProperty({ ...RECORDS, description: 'The keys for programs, without what opens them.' })
  apiKeys: object[];
  @ApiProperty({ ...RECORD, nullable: true, description: 'When the calendar link was made.' })
  calendarLink: object | null;
  @ApiProperty({ ...RECORDS, description: 'The live links, without what opens them.' })
  passportLinks: object[];
  @ApiProperty({ ...RECORDS, description: 'The weeks of the last 30 days with a mail.' })
  mondayMails: object[];
  @ApiProperty({ ...RECORDS, description: 'Devices that are told on Mondays, without what reaches them.' })
  mondayDevices: object[];
  @ApiProperty({ ...RECORDS, description: 'Every piece, photographs as data URLs; also what was taken out.' })
  wardrobe: object[];
}
