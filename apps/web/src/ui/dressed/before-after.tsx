import { BASE_LAYER, outfitWith } from '@figura/drawing';
import type { Garment } from '@figura/contracts';
import { useRef, useState } from 'react';
import { translator } from '../../lib/messages/translator';
import type { Wearer } from '../../lib/session/use-wearer';
import { RangeField } from '../forms/range-field';
import { Picture } from '../pictures/picture';
import styles from './before-after.module.css';
import { windowOf } from './crop';
import { Drawn } from './drawn';
import { EyeLine } from './eye-line';
import messages from './messages.en';
import { useDrawing } from './use-drawing';
import { useVisible } from './use-visible';

const t = translator(messages.beforeAfter);

const RATIO = 4 / 5;

interface BeforeAfterProps {
  /** What the advice puts on. */
  garment: Garment;
  wearer: Wearer;
  /** The part of the body that the advice is about: a quiet line says where. */
  bodyPart: string;
  /** The picture that stands there until the drawings do, and where there can be none. */
  flat: string;
  /** What the picture shows. */
  label: string;
}

/** A figure as it is and dressed by the advice, and a slider between the two. */
export function BeforeAfter({ garment, wearer, bodyPart, flat, label }: BeforeAfterProps) {
  const plate = useRef<HTMLDivElement>(null);
  const seen = useVisible(plate);
  const before = useDrawing(seen ? { garments: BASE_LAYER, ...wearer } : null);
  const after = useDrawing(seen ? { garments: outfitWith(garment), ...wearer } : null);
  const [dressed, setDressed] = useState(50);
  const view = before && after && windowOf('whole', before.landmarks, RATIO);
  return (
    <figure className={styles['figure']}>
      <div ref={plate} className={styles['plate']}>
        <Picture src={flat} alt={view ? '' : label} eager className={styles['flat']} />
        {view ? (
          <>
            <Drawn url={before.url} alt={t('before')} view={view} />
            <Drawn
              url={after.url}
              alt={after.text ?? label}
              view={view}
              style={{ clipPath: `inset(0 ${100 - dressed}% 0 0)` }}
            />
            <span className={styles['edge']} style={{ left: `${dressed}%` }} aria-hidden="true" />
            <EyeLine body={before.landmarks} view={view} bodyPart={bodyPart} />
          </>
        ) : null}
      </div>
      {view ? (
        <>
          <RangeField
            label={t('slider')}
            min={0}
            max={100}
            step={5}
            value={dressed}
            text={t('share', { dressed })}
            onChange={setDressed}
          />
          {after.text ? <figcaption className={styles['caption']}>{after.text}.</figcaption> : null}
        </>
      ) : null}
    </figure>
  );
}
