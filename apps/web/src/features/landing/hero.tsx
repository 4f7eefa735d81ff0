import { LANDING_NAVIGATION } from '../../content/frame';
import { HERO } from '../../content/hero';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FragmentLink } from '../../ui/links/fragment-link';
import { Eyebrow } from '../../ui/eyebrow';
import styles from './hero.module.css';
import { ShapePlate } from './shape-plate';

/** The headline, and across from it a figure that answers to its numbers. */
export function Hero() {
  const { user } = useSession();
  const action = user ? LANDING_NAVIGATION.dashboard : HERO.primary;
  return (
    <section className={styles['hero']} aria-labelledby="headline">
      <div className={styles['words']}>
        <Eyebrow>{HERO.eyebrow}</Eyebrow>
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
        <ShapePlate />
      </div>
    </section>
  );
}
