import type { GarmentInput } from '@figura/drawing';
import type { ReactNode } from 'react';
import type { Wearer } from '../../lib/session/use-wearer';
import { useWearer } from '../../lib/session/use-wearer';
import { classNames } from '../class-names';
import { Skeleton } from '../feedback/skeleton';
import { Silhouette } from '../figure/silhouette';
import { MarkedCard } from '../pictures/marked-card';
import { useMedia } from '../use-media';
import { Dressed } from './dressed';
import styles from './lead-look.module.css';

/** Screens on which the words lie on the plate, too. */
const ON_PLATE = '(width >= 48rem)';

interface LeadLookProps {
  id?: string;
  wearer: Wearer;
  garments: readonly GarmentInput[];
  /** The item that can be loved here. */
  item?: { id: string; name: string };
  /** Two more outfits, at her sides. */
  beside?: readonly (readonly GarmentInput[])[];
  /** More words than fit beside her on a phone. */
  isStory?: boolean;
  children: ReactNode;
}

/** The first picture of a page, with its words beside it. */
export function LeadLook(props: LeadLookProps) {
  const { id, wearer, garments, item, beside = [], isStory = false, children } = props;
  const isOnPlate = useMedia(ON_PLATE);
  const plate = (
    <div className={styles['plate']}>
      {beside.slice(0, 2).map((worn, index) => (
        <span key={index} className={styles[index === 0 ? 'before' : 'after']} aria-hidden="true">
          <Dressed garments={worn} wearer={wearer} flat={<span />} label="" />
        </span>
      ))}
      <Dressed
        garments={garments}
        wearer={wearer}
        flat={<Silhouette measurements={wearer.measurements} />}
        shape="tall"
        eager
        className={styles['figure']}
      />
    </div>
  );
  return (
    <section
      className={classNames(
        styles['lead'],
        isStory && styles['told'],
        beside.length === 0 && styles['alone'],
      )}
      aria-labelledby={id}
    >
      <div className={styles['frame']}>{item ? <MarkedCard {...item}>{plate}</MarkedCard> : plate}</div>
      <div className={styles['words']} data-on-plate={isOnPlate ? '' : undefined}>
        {children}
      </div>
    </section>
  );
}

/** The place of a story. */
export function LoadingLead() {
  const { measurements } = useWearer();
  return (
    <div className={classNames(styles['lead'], styles['told'])} aria-hidden="true">
      <div className={styles['frame']}>
        <div className={styles['plate']}>
          <div className={styles['figure']}>
            <Silhouette measurements={measurements} />
          </div>
        </div>
      </div>
      <div className={styles['words']}>
        <Skeleton width="9rem" />
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton height="4.5rem" />
        <Skeleton width="12rem" />
      </div>
    </div>
  );
}
