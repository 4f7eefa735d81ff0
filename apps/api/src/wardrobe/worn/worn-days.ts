import { LISTED_WEARS, type WornDays } from '@figura/contracts';
import { ApiProperty } from '@nestjs/swagger';

export abstract class WornDaysResponse implements WornDays {
  @ApiProperty({
    type: [String],
    description: `Last ${LISTED_WEARS} days on which it was worn, \`YYYY-MM-DD\`, newest first.`,
  })
  wears: string[];
  @ApiProperty({ description: 'Total number of days on which it was worn.' }) timesWorn: number;
}

/** Lists stay short no matter how often a piece was worn. */
export function toWornDays(stored: readonly string[]): WornDays {
  return { wears: [...stored].sort().reverse().slice(0, LISTED_WEARS), timesWorn: stored.length };
}
