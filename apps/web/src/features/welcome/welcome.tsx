import { useSession } from '../../lib/session/session';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { Page } from '../../ui/layout/layout';
import { MeasuringPlate } from './measuring-plate';
import styles from './welcome.module.css';

const STEPS = [
  {
    title: 'Measure',
    text: 'Four girths and four heights, in inches or centimeters. A drawing shows where the tape goes.',
  },
  {
    title: 'Analyze',
    text: 'Your type, as a letter and a digit, and how sure it is. A tape at home is never exact, and we say so.',
  },
  {
    title: 'Discover',
    text: 'What to wear for these proportions, piece by piece, with the reason beside every suggestion.',
  },
];

const REASONS = [
  'Twenty types, because width and height are two different questions.',
  'Your own figure, drawn from your numbers as you type them.',
  'Your data is yours: download it or delete it whenever you like.',
];

export function Welcome() {
  const { user } = useSession();
  return (
    <Page className={styles['page']}>
      <section className={styles['hero']}>
        <div className={styles['words']}>
          <h1 className={styles['title']} tabIndex={-1}>
            Dress the shape you have.
          </h1>
          <p className={styles['lead']}>
            Eight tape measurements, 5 to 10 minutes, and you know your body type and the clothes that are cut
            for it.
          </p>
          <div className={styles['actions']}>
            {user ? (
              <ButtonLink to={paths.dashboard}>Go to your dashboard</ButtonLink>
            ) : (
              <ButtonLink to={paths.register}>Get Started</ButtonLink>
            )}
          </div>
        </div>
        <MeasuringPlate />
      </section>

      <section className={styles['section']} aria-labelledby="how-it-works">
        <h2 id="how-it-works">How It Works</h2>
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
        <h2 id="why-choose-us">Why Choose Us</h2>
        <ul className={styles['reasons']}>
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
