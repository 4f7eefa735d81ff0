import {
  AGE_BANDS,
  EYES,
  HAIR_CUTS,
  HAIR_HEX,
  hairColorsOf,
  hairOrDefault,
  isClothCut,
  LIPS,
  NOSES,
  SKIN_HEX,
  SKIN_TONES,
  toAppearance,
  UNDERLAYERS,
} from '@figura/contracts';
import type {
  AgeBand,
  Eyes,
  Face,
  Hair,
  HairColor,
  HairCut,
  Lips,
  Nose,
  SkinTone,
  Underlayer,
  User,
} from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Portrait } from '../../ui/dressed/portrait';
import { Alert } from '../../ui/feedback/alert';
import { Failure } from '../../ui/feedback/failure';
import { PictureRadios } from '../../ui/forms/picture-radios';
import styles from './appearance-fields.module.css';
import messages from './messages.en';
import { Swatch } from './swatch';
import { UnderlayerGlyph } from './underlayer-glyph';
import { useAppearance } from './use-appearance';

const t = translator(messages.appearanceFields);

const SKIN_OPTIONS = SKIN_TONES.map((tone) => ({
  value: tone,
  label: t(`skin.${tone}`),
  picture: <Swatch hex={SKIN_HEX[tone]} />,
}));

interface AppearanceFieldsProps {
  user: User;
  /** Whether only skin, hair and underlayer are offered. */
  brief?: boolean;
}

/** How the user's figure is drawn: each choice is pictured on it, and stored as soon as it is made. */
export function AppearanceFields({ user, brief = false }: AppearanceFieldsProps) {
  const drawn = toAppearance(user.preferences);
  const { skin, hair, face, ageBand, underlayer } = drawn;
  const shownHair = hairOrDefault(drawn);
  const { error, choose } = useAppearance(user);
  return (
    <div className={styles['fields']}>
      <PictureRadios<SkinTone>
        label={t('skin')}
        options={SKIN_OPTIONS}
        value={skin}
        onChange={(value) => void choose({ skin: value })}
      />
      <PictureRadios<HairCut>
        label={t('hair')}
        large
        options={HAIR_CUTS.map((cut) => ({
          value: cut,
          label: t(`cut.${cut}`),
          picture: <Portrait appearance={{ ...drawn, hair: recut(shownHair, cut) }} />,
        }))}
        value={hair?.cut ?? null}
        onChange={(cut) => void choose({ hair: recut(shownHair, cut) })}
      />
      <PictureRadios<HairColor>
        label={isClothCut(shownHair.cut) ? t('clothColor') : t('hairColor')}
        options={hairColorsOf(shownHair.cut).map((color) => ({
          value: color,
          label: t(`color.${color}`),
          picture: <Swatch hex={HAIR_HEX[color]} />,
        }))}
        value={hair?.color ?? null}
        onChange={(color) => void choose({ hair: { ...shownHair, color } })}
      />
      {brief ? null : <FaceFields drawn={drawn} face={face} ageBand={ageBand} onChange={choose} />}
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

interface FaceFieldsProps {
  drawn: ReturnType<typeof toAppearance>;
  face: Face;
  ageBand: AgeBand;
  onChange: (change: { face?: Face; ageBand?: AgeBand }) => Promise<void>;
}

/** Eyes, nose, lips and age. None of them follows from anything else that is known of the user. */
function FaceFields({ drawn, face, ageBand, onChange }: FaceFieldsProps) {
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
    faceWith: (value: Value) => Face,
  ) =>
    values.map((value) => ({
      value,
      label: label(value),
      picture: <Portrait appearance={{ ...drawn, face: faceWith(value) }} crop="face" />,
    }));
  return (
    <>
      <PictureRadios<Eyes>
        label={t('eyes')}
        large
        options={optionsOf(
          EYES,
          (eyes) => t(`eyes.${eyes}`),
          (eyes) => ({ ...face, eyes }),
        )}
        value={face.eyes}
        onChange={(eyes) => void onChange({ face: { ...face, eyes } })}
      />
      <PictureRadios<Nose>
        label={t('nose')}
        large
        options={optionsOf(
          NOSES,
          (nose) => t(`nose.${nose}`),
          (nose) => ({ ...face, nose }),
        )}
        value={face.nose}
        onChange={(nose) => void onChange({ face: { ...face, nose } })}
      />
      <PictureRadios<Lips>
        label={t('lips')}
        large
        options={optionsOf(
          LIPS,
          (lips) => t(`lips.${lips}`),
          (lips) => ({ ...face, lips }),
        )}
        value={face.lips}
        onChange={(lips) => void onChange({ face: { ...face, lips } })}
      />
      <PictureRadios<AgeBand>
        label={t('age')}
        large
        options={AGE_BANDS.map((value) => ({
          value,
          label: t(`age.${value}`),
          picture: <Portrait appearance={{ ...drawn, ageBand: value }} crop="face" />,
        }))}
        value={ageBand}
        onChange={(value) => void onChange({ ageBand: value })}
      />
    </>
  );
}

/** Another cut in the same color, or in the first of its own where it does not come in that. */
function recut(hair: Hair, cut: HairCut): Hair {
  const colors = hairColorsOf(cut);
  return { cut, color: colors.includes(hair.color) ? hair.color : colors[0]! };
}
