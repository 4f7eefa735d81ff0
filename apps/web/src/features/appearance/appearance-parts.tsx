import {
  BEARDS,
  HAIR_HEX,
  listHairColors,
  getHairOrDefault,
  isClothCut,
  SKIN_HEX,
  SKIN_TONES,
  UNDERLAYERS,
} from '@figura/contracts';
import type { Appearance, Beard, Hair, HairColor, HairCut, SkinTone, Underlayer } from '@figura/contracts';
import { Portrait } from '../../ui/dressed/portrait';
import { PictureRadios } from '../../ui/forms/picture-radios';
import { appearanceFields as t } from './messages.en';
import { Swatch } from './swatch';
import { UnderlayerGlyph } from './underlayer-glyph';

export interface AppearancePartProps {
  drawn: Required<Appearance>;
  choose: (change: Partial<Appearance>) => void;
  spread?: boolean;
}

const SKIN_OPTIONS = SKIN_TONES.map((tone) => ({
  value: tone,
  label: t(`skin.${tone}`),
  picture: <Swatch hex={SKIN_HEX[tone]} />,
}));

export function SkinField({ drawn, choose, spread = false }: AppearancePartProps) {
  return (
    <PictureRadios<SkinTone>
      label={t('skin')}
      options={SKIN_OPTIONS}
      value={drawn.skin}
      onChange={(skin) => choose({ skin })}
      spread={spread}
    />
  );
}

interface CutFieldProps extends AppearancePartProps {
  label: string;
  cuts: readonly HairCut[];
}

export function CutField({ drawn, choose, spread = false, label, cuts }: CutFieldProps) {
  const shown = getHairOrDefault(drawn);
  return (
    <PictureRadios<HairCut>
      label={label}
      large
      spread={spread}
      options={cuts.map((cut) => ({
        value: cut,
        label: t(`cut.${cut}`),
        picture: <Portrait appearance={{ ...drawn, hair: changeCut(shown, cut) }} />,
      }))}
      value={drawn.hair?.cut ?? null}
      onChange={(cut) => choose({ hair: changeCut(shown, cut) })}
    />
  );
}

export function HairColorField({ drawn, choose, spread = false }: AppearancePartProps) {
  const shown = getHairOrDefault(drawn);
  return (
    <PictureRadios<HairColor>
      label={isClothCut(shown.cut) ? t('clothColor') : t('hairColor')}
      options={listHairColors(shown.cut).map((color) => ({
        value: color,
        label: t(`color.${color}`),
        picture: <Swatch hex={HAIR_HEX[color]} />,
      }))}
      value={drawn.hair?.color ?? null}
      onChange={(color) => choose({ hair: { ...shown, color } })}
      spread={spread}
    />
  );
}

export function BeardField({ drawn, choose }: AppearancePartProps) {
  if (drawn.presentation === 'womens') return null;
  return (
    <PictureRadios<Beard>
      label={t('beard')}
      large
      options={BEARDS.map((beard) => ({
        value: beard,
        label: t(`beard.${beard}`),
        picture: <Portrait appearance={{ ...drawn, beard }} />,
      }))}
      value={drawn.beard}
      onChange={(beard) => choose({ beard })}
    />
  );
}

export function UnderlayerField({ drawn, choose }: AppearancePartProps) {
  return (
    <PictureRadios<Underlayer>
      label={t('underlayer')}
      options={UNDERLAYERS.map((value) => ({
        value,
        label: t(`underlayer.${value}`),
        picture: <UnderlayerGlyph underlayer={value} />,
      }))}
      value={drawn.underlayer}
      onChange={(underlayer) => choose({ underlayer })}
    />
  );
}

function changeCut(hair: Hair, cut: HairCut): Hair {
  const colors = listHairColors(cut);
  return { cut, color: colors.includes(hair.color) ? hair.color : colors[0]! };
}
