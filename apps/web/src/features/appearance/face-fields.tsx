import { AGE_BANDS, EYES, LIPS, NOSES } from '@figura/contracts';
import type { AgeBand, Eyes, Face, Lips, Nose } from '@figura/contracts';
import { Portrait } from '../../ui/dressed/portrait';
import { PictureRadios } from '../../ui/forms/picture-radios';
import type { AppearancePartProps } from './appearance-parts';
import { appearanceFields as t } from './messages.en';

export function FaceFields({ drawn, choose }: AppearancePartProps) {
  const { face, ageBand } = drawn;
  const listOptions = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
    changeWith: (value: Value) => { face: Face } | { ageBand: AgeBand },
  ) =>
    values.map((value) => ({
      value,
      label: label(value),
      picture: <Portrait appearance={{ ...drawn, ...changeWith(value) }} crop="face" />,
    }));
  const withEyes = (eyes: Eyes) => ({ face: { ...face, eyes } });
  const withNose = (nose: Nose) => ({ face: { ...face, nose } });
  const withLips = (lips: Lips) => ({ face: { ...face, lips } });
  const withAge = (age: AgeBand) => ({ ageBand: age });
  return (
    <>
      <PictureRadios<Eyes>
        label={t('eyes')}
        large
        options={listOptions(EYES, (eyes) => t(`eyes.${eyes}`), withEyes)}
        value={face.eyes}
        onChange={(eyes) => choose(withEyes(eyes))}
      />
      <PictureRadios<Nose>
        label={t('nose')}
        large
        options={listOptions(NOSES, (nose) => t(`nose.${nose}`), withNose)}
        value={face.nose}
        onChange={(nose) => choose(withNose(nose))}
      />
      <PictureRadios<Lips>
        label={t('lips')}
        large
        options={listOptions(LIPS, (lips) => t(`lips.${lips}`), withLips)}
        value={face.lips}
        onChange={(lips) => choose(withLips(lips))}
      />
      <PictureRadios<AgeBand>
        label={t('age')}
        large
        options={listOptions(AGE_BANDS, (age) => t(`age.${age}`), withAge)}
        value={ageBand}
        onChange={(age) => choose(withAge(age))}
      />
    </>
  );
}
