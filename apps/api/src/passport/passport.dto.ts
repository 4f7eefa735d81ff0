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
import { BooleanField, ChoiceField, OptionalField } from '../platform/http/requests/fields.decorators';
import { BodyTypeDto, MeasurementsDto } from '../users/users.dto';
import { translator } from '../platform/errors/translator';
import messages from './messages.en';

const t = translator(messages.fields);

export class CreatePassportLinkDto {
  @BooleanField(t('linkShowsNumbers')) includesNumbers: boolean;
}

export class PassportQuery {
  @OptionalField()
  @ChoiceField(['true', 'false'], {
    message: t('passportShowsNumbers'),
    description: 'Whether it shows the measurements; left out, it does not.',
    example: 'false',
  })
  includesNumbers?: 'true' | 'false';
}

@ApiSchema({ description: 'One of the things that matter most in clothes for these proportions.' })
export class PassportRule {
  @ApiProperty({ type: String, description: 'What it is about, for example `Boat neck`.' }) name: Text;
  @ApiProperty({ description: 'Whether it is to be chosen; to be avoided otherwise.' }) choose: boolean;
  @ApiProperty({ type: String, description: 'What it does, in a sentence.' }) effect: Text;
  @ApiPropertyOptional({ description: 'A piece that has it; left out if none does.' })
  garment?: Garment;
}

export class PassportColor {
  @ApiProperty({ type: String }) name: Text;
  @ApiProperty({ description: '`#rrggbb`' }) hex: string;
}

export class PassportNumbers {
  @ApiProperty({ type: MeasurementsDto, description: 'Inches.' }) measurements: Measurements;
  @ApiProperty({ enum: UNIT_PREFERENCES }) unit: UnitPreference;
}

@ApiSchema({
  description:
    'A page about dressing one body, without a name. Without numbers all of it follows from a coarse body: the type, and two proportions in three steps each.',
})
export class Passport {
  @ApiProperty({ type: BodyTypeDto }) bodyType: BodyType;
  @ApiProperty({ description: 'The figure in the look that suits it best: an SVG document.' }) figure: string;
  @ApiProperty({ type: [String], description: 'What the figure wears; empty if nothing suits.' })
  look: Text[];
  @ApiProperty({
    type: [PassportRule],
    description: `At most ${PASSPORT_RULES}, what to choose before what to avoid. Without lifetime access those of the free guide.`,
  })
  rules: PassportRule[];
  @ApiProperty({
    type: [PassportColor],
    description: `At most ${MAX_PASSPORT_COLORS}, of the looks that suit best, no two alike.`,
  })
  colors: PassportColor[];
  @ApiProperty({ type: [PassportRule], description: 'Where light, dark and bright do most; often none.' })
  colorRules: PassportRule[];
  @ApiProperty({ description: 'Whether the rules come from all guides, as with lifetime access.' })
  isWhole: boolean;
  @ApiProperty({ type: PassportNumbers, nullable: true, description: 'Null unless they were asked for.' })
  numbers: PassportNumbers | null;
}

@ApiSchema({ description: 'A live link, without what opens it.' })
export class PassportLink {
  @ApiProperty({ description: 'A random UUID.' }) id: string;
  @ApiProperty() includesNumbers: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

@ApiSchema({ description: 'A new link. Its URL is told this once.' })
export class NewPassportLinkResponse extends PassportLink {
  @ApiProperty({ format: 'uri' }) url: string;
}

@ApiSchema({ description: 'Newest first.' })
export class PassportLinksResponse {
  @ApiProperty({ type: [PassportLink] }) links: PassportLink[];
}
