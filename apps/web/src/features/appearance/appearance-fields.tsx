import { HAIR_CUTS, HAIR_HEX, hairColorsOf, SKIN_HEX, SKIN_TONES, UNDERLAYERS } from '@figura/contracts';
import type { Hair, HairColor, HairCut, SkinTone, Underlayer, User } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { PictureRadios } from '../../ui/forms/picture-radios';
import styles from './appearance-fields.module.css';
import { HairGlyph } from './hair-glyph';
import messages from './messages.en';
import { Swatch } from './swatch';
import { UnderlayerGlyph } from './underlayer-glyph';
import { useAppearance } from './use-appearance';

const t = translator(messages.appearanceFields);

/** Stands for null among the values of radio buttons. */
const NONE = 'none';

const SKIN_OPTIONS = [
  { value: NONE, label: t('inkOnPaper'), picture: <Swatch hex={null} /> },
  ...SKIN_TONES.map((tone) => ({
    value: tone,
    label: t(`skin.${tone}`),
    picture: <Swatch hex={SKIN_HEX[tone]} />,
  })),
] as const;

/** Skin, hair and underlayer of the user's figure. A choice is stored as soon as it is made. */
export function AppearanceFields({ user }: { user: User }) {
  const { skin, hair, underlayer } = user.preferences;
  const { error, choose } = useAppearance(user);
  return (
    <div className={styles['fields']}>
      <PictureRadios<SkinTone | typeof NONE>
        label={t('skin')}
        options={SKIN_OPTIONS}
        value={skin ?? NONE}
        onChange={(value) => void choose({ skin: value === NONE ? null : value })}
      />
      <PictureRadios<HairCut | typeof NONE>
        label={t('hair')}
        options={cutOptions(skin, hair)}
        value={hair?.cut ?? NONE}
        onChange={(value) => void choose({ hair: value === NONE ? null : recut(hair, value) })}
      />
      {hair ? (
        <PictureRadios<HairColor>
          label={hair.cut === 'covering' ? t('clothColor') : t('hairColor')}
          options={hairColorsOf(hair.cut).map((color) => ({
            value: color,
            label: t(`color.${color}`),
            picture: <Swatch hex={HAIR_HEX[color]} />,
          }))}
          value={hair.color}
          onChange={(color) => void choose({ hair: { ...hair, color } })}
        />
      ) : null}
      <PictureRadios<Underlayer>
        label={t('underlayer')}
        options={UNDERLAYERS.map((value) => ({
          value,
          label: t(`underlayer.${value}`),
          picture: <UnderlayerGlyph underlayer={value} />,
        }))}
        value={underlayer}
        onChange={(value) => void choose({ underlayer: value })}
      />
      {error ? (
        <Alert tone="error">
          <Failure error={error} what={t('failure')} />
        </Alert>
      ) : null}
    </div>
  );
}

/** Each cut in the color that it would have. */
function cutOptions(skin: SkinTone | null, hair: Hair | null) {
  const face = skin ? SKIN_HEX[skin] : undefined;
  return [
    { value: NONE, label: t('inkOnPaper'), picture: <Swatch hex={null} /> },
    ...HAIR_CUTS.map((cut) => ({
      value: cut,
      label: t(`cut.${cut}`),
      picture: <HairGlyph cut={cut} color={HAIR_HEX[recut(hair, cut).color]} skin={face} />,
    })),
  ] as const;
}

/** Another cut in the same color, or in the first of its own where it does not come in that. */
function recut(hair: Hair | null, cut: HairCut): Hair {
  const colors = hairColorsOf(cut);
  return { cut, color: hair && colors.includes(hair.color) ? hair.color : colors[0]! };
}
