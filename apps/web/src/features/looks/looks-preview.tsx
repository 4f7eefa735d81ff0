import type { BestLooksResponse, Category, ListedLook } from '@figura/contracts';
import { CATEGORIES, SAMPLE_LOOKS_PER_CATEGORY } from '@figura/contracts';
import { Fragment } from 'react';
import { formatCategory } from '../../lib/text/names';
import { LookCard } from '../../ui/dressed/look-card';
import { LockedPanel } from '../../ui/feedback/locked-panel';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BestLook } from './best-look';
import { findLead } from './find-lead';
import styles from './looks-preview.module.css';
import { looksPreview as t } from './messages.en';
import textStyles from '../../ui/text.module.css';

/** The price comes once there is something to want. */
const LOCK_AFTER = 2;

interface LooksPreviewProps {
  looks: BestLooksResponse;
  only?: Category;
}

export function LooksPreview({ looks: { clothingByCategory, totals = {} }, only }: LooksPreviewProps) {
  const samples = CATEGORIES.flatMap((category) => {
    const looks = clothingByCategory[category]?.slice(0, SAMPLE_LOOKS_PER_CATEGORY) ?? [];
    return looks.length > 0 ? [{ category, looks }] : [];
  });
  const shown = samples.filter(({ category }) => only === undefined || category === only);
  const more = shown.reduce(
    (sum, { category, looks }) => sum + (totals[category] ?? looks.length) - looks.length,
    0,
  );
  const lead = only === undefined ? findLead(clothingByCategory) : null;
  const lastBeforeLock = lead ? -1 : Math.min(LOCK_AFTER, shown.length) - 1;
  const lock = (
    <div className={styles['lock']}>
      <LockedPanel
        title={more > 0 ? t('more', { more }) : t('all')}
        action={t('unlockBestLooks')}
        {...(!lead && { behind: null })}
      >
        <p>{t('opens')}</p>
      </LockedPanel>
    </div>
  );
  return (
    <div className={styles['preview']} data-alone={only !== undefined}>
      {lead ? (
        <>
          <BestLook {...lead} isLocked />
          {lock}
        </>
      ) : null}
      {shown.map(({ category, looks }, index) => (
        <Fragment key={category}>
          <Samples category={category} looks={looks} total={totals[category]} isAlone={only !== undefined} />
          {index === lastBeforeLock ? lock : null}
        </Fragment>
      ))}
    </div>
  );
}

interface SamplesProps {
  category: Category;
  looks: readonly ListedLook[];
  total: number | undefined;
  isAlone: boolean;
}

function Samples({ category, looks, total = looks.length, isAlone }: SamplesProps) {
  return (
    <section aria-labelledby={`sample-${category}`}>
      <div className={styles['head']}>
        <h2 id={`sample-${category}`}>
          {isAlone ? <VisuallyHidden>{formatCategory(category)}</VisuallyHidden> : formatCategory(category)}
        </h2>
        {total > looks.length ? (
          <p className={textStyles['soft']}>{t('share', { shown: looks.length, total })}</p>
        ) : null}
      </div>
      <PictureGrid layout="strip">
        {looks.map((look) => (
          <li key={look._id}>
            <LookCard look={look} />
          </li>
        ))}
      </PictureGrid>
    </section>
  );
}
