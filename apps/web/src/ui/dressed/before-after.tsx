import { BASE_LAYER } from '@figura/drawing';
import type { Garment } from '@figura/contracts';
import { useState } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { Picture } from '../pictures/picture';
import { AdviceLayer } from './advice-layer';
import styles from './before-after.module.css';
import { ChangeSlider } from './change-slider';
import { Dressed } from './dressed';
import { EyeLine } from './eye-line';
import { beforeAfter as t } from './messages.en';
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
  const [dressed, setDressed] = useState(50);
  const [text, setText] = useState<string | null>(null);
  return (
    <figure className={styles['figure']}>
      <Dressed
        garments={BASE_LAYER}
        wearer={wearer}
        flat={<Picture src={flat} alt={label} eager className={styles['flat']} />}
        label={t('before')}
        marks={(body, view, small) => (
          <>
            <AdviceLayer
              garment={garment}
              wearer={wearer}
              view={view}
              small={small}
              label={label}
              dressed={dressed}
              onDrawn={setText}
            />
            <EyeLine body={body} view={view} bodyPart={bodyPart} />
          </>
        )}
      />
      {text !== null ? (
        <>
          <ChangeSlider dressed={dressed} onChange={setDressed} />
          <figcaption className={textStyles['muted']}>{text}.</figcaption>
        </>
      ) : null}
    </figure>
  );
}
