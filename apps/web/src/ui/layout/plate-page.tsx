import { createTape } from '@figura/contracts';
import type { Measurement, TapeMeasurements } from '@figura/contracts';
import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { FigureAppearance } from '../figure/figure-appearance';
import { Figure } from '../figure/figure';
import messages from './messages.en';
import { PageHeader } from './page-header';
import styles from './plate-page.module.css';

const t = translator(messages.platePage);

interface PlatePageProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  measuring: Measurement;
  caption: string;
  children: ReactNode;
}

/** A typical body, for plates before measuring. */
const SAMPLE: TapeMeasurements = createTape([40, 36, 29, 40], [17.5, 15.5, 13.5, 18]);

export function PlatePage({ title, eyebrow, lead, measuring, caption, children }: PlatePageProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['content']}>
        <PageHeader title={title} lead={lead} {...(eyebrow === undefined ? {} : { eyebrow })} />
        {children}
      </div>
      <figure className={styles['plate']}>
        <div className={styles['view']}>
          <div className={styles['drawing']}>
            {/* Never the user's own figure, even when signed in. */}
            <FigureAppearance value={undefined}>
              <Figure measurements={SAMPLE} active={measuring} combined={undefined} label={t('figure')} />
            </FigureAppearance>
          </div>
          <figcaption className={styles['caption']}>{caption}</figcaption>
        </div>
      </figure>
    </div>
  );
}
