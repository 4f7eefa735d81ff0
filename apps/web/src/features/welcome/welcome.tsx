import { plateUrls } from '../../content/plates/plate-urls';
import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Page, Stack } from '../../ui/layout/layout';
import { Picture } from '../../ui/pictures/picture';
import { welcome as t } from './messages.en';
import styles from './welcome.module.css';

const STEPS = [
  { title: t('measure'), text: t('measureText') },
  { title: t('analyze'), text: t('analyzeText') },
  { title: t('discover'), text: t('discoverText') },
];

const REASONS = [t('twentyTypes'), t('ownFigure'), t('yourData')];

export function Welcome() {
  const { user } = useSession();
  return (
    <Page className={styles['page']}>
      <section className={styles['hero']}>
        <Stack align="start">
          <h1 className={styles['title']} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <div className={styles['actions']}>
            {user ? (
              <ButtonLink to={paths.dashboard}>{t('toDashboard')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.start}>{t('getStarted')}</ButtonLink>
            )}
          </div>
        </Stack>
        <Picture src={plateUrls['five-types']} alt={t('picture')} shape="landscape" eager />
      </section>

      <section className={styles['section']} aria-labelledby="how-it-works">
        <h2 id="how-it-works">{t('howItWorks')}</h2>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, text }) => (
            <li key={title} className={styles['step']}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles['section']} aria-labelledby="why-choose-us">
        <h2 id="why-choose-us">{t('whyChooseUs')}</h2>
        <ul className={styles['reasons']}>
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
