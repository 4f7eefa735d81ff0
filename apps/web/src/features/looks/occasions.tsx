import type { TapeMeasurements } from '@figura/contracts';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Figure } from '../../ui/figure/figure';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './occasions.module.css';

const OCCASIONS = ['A working day', 'A weekend away', 'A wedding', 'An evening out'];

/** The page of whole outfits, until there are any. */
export function Occasions({ measurements }: { measurements: Partial<TapeMeasurements> }) {
  return (
    <article className={styles['page']}>
      <div className={styles['words']}>
        <PageHeader
          title="Outfits for Occasions"
          lead="Whole outfits, put together on your own figure. We are still working on this page."
        />
        <ul className={styles['occasions']} aria-label="Planned occasions">
          {OCCASIONS.map((occasion) => (
            <li key={occasion}>{occasion}</li>
          ))}
        </ul>
        <p>Until then, your best looks are single pieces that suit you, for any of these days.</p>
        <ButtonLink to={paths.bestLooks}>See your best looks</ButtonLink>
      </div>
      <div className={styles['figure']}>
        <Figure
          measurements={measurements}
          active={null}
          combined={undefined}
          label="Your figure, waiting for its first outfit"
          className={styles['drawing']}
        />
      </div>
    </article>
  );
}
