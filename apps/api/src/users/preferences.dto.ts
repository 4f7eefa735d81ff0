import {
  HAIR_COLORS,
  HAIR_CUTS,
  SKIN_TONES,
  type Appearance,
  type Hair,
  type HairColor,
  type HairCut,
  type SkinTone,
} from '@figura/contracts';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { ClearableField, NestedField } from '../platform/http/requests/fields.decorators';

@ApiSchema({ name: 'Hair', description: 'Of a head covering the color is one of cloth.' })
export class HairDto implements Hair {
  @ApiProperty({ enum: HAIR_CUTS, enumName: 'HairCut' })
  @IsIn(HAIR_CUTS, { message: `Hair cut must be one of ${HAIR_CUTS.join(', ')}` })
  cut: HairCut;

  @ApiProperty({ enum: HAIR_COLORS, enumName: 'HairColor' })
  @IsIn(HAIR_COLORS, { message: `Hair color must be one of ${HAIR_COLORS.join(', ')}` })
  color: HairColor;
}

/** Body of `PUT /user/preferences`: what is left out stays as it is. */
export class PreferencesDto implements Partial<Appearance> {
  @ClearableField()
  @IsIn(SKIN_TONES, { message: `Skin must be one of ${SKIN_TONES.join(', ')}, or null` })
  skin?: SkinTone | null;

  @ClearableField()
  @NestedField(HairDto, 'Hair must be a cut and a color, or null')
  hair?: HairDto | null;
}

@ApiSchema({ description: 'What the user has chosen for themselves.' })
export class Preferences implements Appearance {
  @ApiProperty({
    enum: SKIN_TONES,
    enumName: 'SkinTone',
    nullable: true,
    description: "The drawn figure's skin, from light to dark; null where none was chosen.",
  })
  skin: SkinTone | null;

  @ApiProperty({
    type: HairDto,
    nullable: true,
    description: "The drawn figure's hair; null where none was chosen.",
  })
  hair: Hair | null;
}
