import { lazy, memo, Suspense } from 'react';
import { HERO, LANDING_NAVIGATION } from '../../content/landing';
import { useSession } from '../../lib/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FragmentLink } from '../../ui/fragment-link';
import styles from './hero.module.css';

// The figure's code comes after the page; served HTML already holds the drawing.
const ShapePlate = lazy(() => import('./shape-plate'));

/** The headline, and across from it a figure that answers to its numbers. */
export function Hero() {
  const { user } = useSession();
  const action = user ? LANDING_NAVIGATION.dashboard : HERO.primary;
  return (
    <section className={styles['hero']} aria-labelledby="headline">
      <div className={styles['words']}>
        <p className={styles['eyebrow']}>{HERO.eyebrow}</p>
        <h1 className={styles['headline']} id="headline" tabIndex={-1}>
          {HERO.headline}
        </h1>
        <p className={styles['text']}>{HERO.text}</p>
        <div className={styles['actions']}>
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
          <FragmentLink className={styles['more']!} page={paths.landing} fragment={HERO.secondary.section}>
            {HERO.secondary.label}
          </FragmentLink>
        </div>
        <p className={styles['note']}>{HERO.note}</p>
      </div>
      <div className={styles['plate']}>
        <Plate />
      </div>
    </section>
  );
}

/** Never updated from above: React would then give up the served drawing and wait for the code with an empty place. */
const Plate = memo(function Plate() {
  return (
    <Suspense fallback={<div className={styles['place']} aria-hidden="true" />}>
      <ShapePlate />
    </Suspense>
  );
});
