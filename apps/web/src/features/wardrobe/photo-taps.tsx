import type { Garment } from '@figura/contracts';
import { GARMENT_KINDS, VALUE_NAMES } from '@figura/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { ChoiceChips } from '../../ui/forms/choice-chips';
import { findAnswer, createUsualGarment, withAnswer } from '../../ui/garment/answers';
import { KindPicker } from '../../ui/garment/kind-picker';
import { findKind } from '../../ui/garment/kinds';
import { photo as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { createBareGarment } from './bare-garment';
import { ColorChoice } from './color-choice';
import type { Color } from './colors';

const NEAREST = ['top', 'sweater', 'jacket', 'dress', 'skirt', 'trousers', 'shoe'].map((type) =>
  GARMENT_KINDS.find((kind) => kind.type === type)!,
);
/** Easy to tell apart in a photo; close fits first. */
const GLANCED_FITS = [
  'semi-fitted',
  'straight-easy',
  'oversized',
  'fitted-hip',
  'easy-hip',
  'fitted-thigh',
  'easy-thigh',
  'close-shoe',
  'roomy-shoe',
];

interface PhotoTapsProps {
  garment: Garment | null;
  colors: readonly Color[];
  onChange: (garment: Garment) => void;
}

export function PhotoTaps({ garment, colors, onChange }: PhotoTapsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const pick = (picked: Garment) => {
    setIsPicking(false);
    onChange(createBareGarment(picked, garment?.colors ?? colors.slice(0, 1)));
  };
  const fit = garment && findKind(garment)?.questions.find(({ question }) => question === 'fit');
  const options = NEAREST.map(({ type, name }) => ({ value: type, label: name }));
  const isRare = garment !== null && !options.some(({ value }) => value === garment.type);
  return (
    <>
      <p className={styles['strong']}>{t('taps')}</p>
      <ChoiceChips
        label={t('kind')}
        options={
          isRare
            ? [...options, { value: garment.type, label: findKind(garment)?.name ?? garment.type }]
            : options
        }
        value={garment?.type ?? ''}
        onChange={(type) => pick(createUsualGarment(NEAREST.find((kind) => kind.type === type)!))}
      />
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        >
          {t('otherKind')}
        </Button>
      </div>
      {isPicking ? (
        <KindPicker title={t('tapNearest')} chosen={garment?.type ?? null} onChoose={pick} />
      ) : null}
      {fit ? (
        <ChoiceChips
          label={t('fit')}
          options={GLANCED_FITS.filter((value) => fit.values.includes(value)).map((value) => ({
            value,
            label: VALUE_NAMES[fit.attribute]?.[value] ?? value,
          }))}
          value={findAnswer(garment, fit) ?? ''}
          onChange={(value) => onChange(withAnswer(garment, fit, value))}
        />
      ) : null}
      {garment ? (
        <>
          {colors.length > 0 ? (
            <ColorChoice label={t('color')} garment={garment} colors={colors} onChange={onChange} />
          ) : null}
          <Disclosure summary={t('otherColor')}>
            <ColorChoice label={t('otherColor')} hidesLabel garment={garment} onChange={onChange} />
          </Disclosure>
        </>
      ) : null}
    </>
  );
}
