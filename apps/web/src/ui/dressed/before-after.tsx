import { BASE_LAYER, chooseStance } from '@figura/drawing';
import type { GarmentInput } from '@figura/drawing';
import type { Garment } from '@figura/contracts';
import type { ReactElement } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { Picture } from '../pictures/picture';
import { dressByAdvice } from './advice-layer';
import styles from './before-after.module.css';
import { Dressed } from './dressed';
import { EyeLine } from './eye-line';
import { beforeAfter as t, changeSlider as ends } from './messages.en';
import { useDrawing } from './use-drawing';
import textStyles from '../text.module.css';

interface BeforeAfterProps {
  garment: Garment;
  wearer: Wearer;
  bodyPart: string;
  /** Shown until the drawing is ready, or if there is none. */
  flat: string;
  label: string;
}

export function BeforeAfter({ garment, wearer, bodyPart, flat, label }: BeforeAfterProps) {
  const stance = chooseStance(BASE_LAYER);
  const advised = dressByAdvice(garment, wearer);
  const drawing = useDrawing({ garments: advised, ...wearer, stance });
  const text = drawing && (drawing.text ?? label);
  const show = (garments: readonly GarmentInput[], name: string, picture: ReactElement) => (
    <Dressed
      garments={garments}
      wearer={wearer}
      stance={stance}
      flat={picture}
      label={name}
      shape="tall"
      marks={(body, view) => <EyeLine body={body} view={view} bodyPart={bodyPart} />}
      eager
    />
  );
  return (
    <figure className={styles['figure']}>
      <div className={styles['pair']}>
        {show(BASE_LAYER, t('before'), <Picture src={flat} alt={label} eager className={styles['flat']} />)}
        {text === null ? null : (
          <>
            {show(advised, text, <span />)}
            <span aria-hidden="true">{ends('bare')}</span>
            <span aria-hidden="true">{ends('dressed')}</span>
          </>
        )}
      </div>
      {text === null ? null : <figcaption className={textStyles['muted']}>{text}.</figcaption>}
    </figure>
  );
}
