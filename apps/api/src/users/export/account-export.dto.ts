import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

const RECORD = { type: 'object', additionalProperties: true } as const;
const RECORDS = { type: 'array', items: RECORD } as const;

@ApiSchema({ description: 'All data stored about the caller.' })
export class AccountExport {
  @ApiProperty(RECORD) user: object;
  @NullableProperty(String, 'Data URL. Null without a picture.')
  profileImage: string | null;
  @ApiProperty(RECORDS) sessions: object[];
  @ApiProperty({ ...RECORD, description: 'Passkeys, providers and two-factor authentication.' })
  signInMethods: object;
  @ApiProperty(RECORDS) payments: object[];
  @ListProperty(String, 'IDs of items.') seenTrends: string[];
  @ApiProperty({ ...RECORDS, description: 'Weekly uses of features that are limited for free accounts.' })
  quotas: object[];
  @ApiProperty({ ...RECORDS, description: 'Garments checked in the last 30 minutes.' })
  recentChecks: object[];
  @ApiProperty({ ...RECORDS, description: 'Kept outfits and the days on which they were worn.' })
  outfits: object[];
  @ApiProperty({ ...RECORD, nullable: true, description: 'Last outfit of the week, if any.' })
  weeklyOutfit: object | null;
  @ApiProperty({ ...RECORDS, description: 'Packing lists.' }) packingLists: object[];
  @ApiProperty({ ...RECORDS, description: 'Open questions, and answers of the last 60 days.' })
  followUps: object[];
  @ApiProperty({ ...RECORDS, description: 'Free outfits of this week.' }) weeklyOutfits: object[];
  @ApiProperty({ ...RECORDS, description: 'Size charts that the caller pasted.' }) sizeCharts: object[];
  @ApiProperty({ ...RECORDS, description: 'API keys, without secrets.' }) apiKeys: object[];
  @ApiProperty({ ...RECORD, nullable: true, description: 'When the calendar link was created.' })
  calendarLink: object | null;
  @ApiProperty({ ...RECORDS, description: 'Active links, without URLs.' }) passportLinks: object[];
  @ApiProperty({ ...RECORDS, description: 'Weeks of the last 30 days with an email.' }) mondayMails: object[];
  @ApiProperty({ ...RECORDS, description: 'Devices with Monday notifications, without subscription data.' })
  mondayDevices: object[];
  @ApiProperty({ ...RECORDS, description: 'All pieces, including deleted ones; photos are data URLs.' })
  wardrobe: object[];
}
