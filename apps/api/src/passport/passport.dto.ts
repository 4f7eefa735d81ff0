import type { Text } from '@figura/messages';
import {
  MAX_PASSPORT_COLORS,
  PASSPORT_RULES,
  UNIT_PREFERENCES,
  type BodyType,
  type Measurements,
  type UnitPreference,
} from '@figura/contracts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Garment } from '../catalog/catalog.dto';
import {
  BooleanField,
  FlagField,
  OptionalField,
  type Flag,
} from '../platform/http/requests/fields.decorators';
import { BodyTypeDto, MeasurementsDto } from '../users/users.dto';
import { fields as t } from './messages.en';
import { ListProperty, NullableProperty } from '../platform/http/responses/properties';

export class CreatePassportLinkDto {
  @BooleanField(t('linkShowsNumbers')) includesNumbers: boolean;
}

export class PassportQuery {
  @OptionalField()
  @FlagField({
    message: t('passportShowsNumbers'),
    description: 'Whether to include measurements. Default `false`.',
    example: 'false',
  })
  includesNumbers?: Flag;
}

class PassportColor {
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty({ description: '`#rrggbb`.' }) hex: string;
}

@ApiSchema({ description: 'One of the most important clothing rules for these proportions.' })
export class PassportRule {
  @ApiProperty({ type: String, description: 'What the rule is about, for example `Boat neck`.' }) name: Text;
  @ApiProperty({ description: 'True for what to choose, false for what to avoid.' }) choose: boolean;
  @ApiProperty({ type: String, description: 'One sentence on its effect.' }) effect: Text;
  @ApiProperty({ description: 'The feature that it is about, for example `hips:wide`.' }) feature: string;
  @ApiProperty({ description: 'Rating of the guide from -3 to 3, never 0.' }) rating: number;
  @ApiPropertyOptional({ description: 'A garment with it. Omitted when there is none.' }) garment?: Garment;
}

export class PassportNumbers {
  @ApiProperty({ type: MeasurementsDto, description: 'Measurements in inches.' }) measurements: Measurements;
  @ApiProperty({ enum: UNIT_PREFERENCES }) unit: UnitPreference;
}

@ApiSchema({
  description:
    'Anonymous style guide for one body. Without numbers, it is based on a coarse body: the type and two proportions of three steps each.',
})
export class Passport {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ApiProperty({ description: 'SVG document of the figure in the look that suits it best.' }) figure: string;
  @ListProperty(String, 'Names of what the figure wears. Empty when nothing suits.')
  look: Text[];
  @ListProperty(
    PassportRule,
    `Up to ${PASSPORT_RULES} rules, first what to choose, then what to avoid. Without lifetime access, only from the free guide.`,
  )
  rules: PassportRule[];
  @ListProperty(PassportColor, `Up to ${MAX_PASSPORT_COLORS} distinct colors of the looks that suit best.`)
  colors: PassportColor[];
  @ListProperty(PassportRule, 'Where light, dark and bright colors do most. Often empty.')
  colorRules: PassportRule[];
  @ApiProperty({ description: 'Whether the rules are from all guides, as with lifetime access.' })
  isWhole: boolean;
  @NullableProperty(PassportNumbers, 'Null unless requested.')
  numbers: PassportNumbers | null;
}

@ApiSchema({ description: 'An active link, without its URL.' })
export class PassportLink {
  @ApiProperty({ description: 'Random UUID.' }) id: string;
  @ApiProperty() includesNumbers: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'A new link. Its URL is returned only once.' })
export class NewPassportLinkResponse extends PassportLink {
  @ApiProperty({ format: 'uri' }) url: string;
}

@ApiSchema({ description: 'Active links, newest first.' })
export class PassportLinksResponse {
  @ListProperty(PassportLink) links: PassportLink[];
}
