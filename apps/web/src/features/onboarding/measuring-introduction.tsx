import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './measuring-introduction.module.css';

/** What the measuring needs, before it starts. */
export function MeasuringIntroduction() {
  return (
    <FigureSpread
      className={styles['welcome']}
      words="long"
      figure={{
        measurements: {},
        active: 'waist',
        combined: undefined,
        label: 'A figure with a tape around the waist',
      }}
    >
      <PageHeader
        eyebrow="5–10 minutes, two short steps"
        title="Let’s take your measurements"
        lead="Eight numbers tell us your proportions. Both the horizontal and the vertical measurements are required to unlock your recommendations."
      />
      <ol className={styles['steps']}>
        <li>
          <h2>Horizontal measurements</h2>
          <p>Shoulders, chest, waist and hips, each all the way around.</p>
        </li>
        <li>
          <h2>Vertical measurements</h2>
          <p>Head to chest, chest to crotch, crotch to knee and knee to floor.</p>
        </li>
      </ol>
      <section className={styles['needs']} aria-labelledby="what-you-need">
        <h2 id="what-you-need">What you need</h2>
        <ul>
          <li>A soft measuring tape, or a string and a ruler.</li>
          <li>
            A wall: stand against it and mark the height of your chest, crotch and knee for the vertical
            measurements.
          </li>
          <li>Thin clothes, and a pencil. Half an inch, or a centimeter, either way is fine.</li>
        </ul>
      </section>
      <div className={styles['actions']}>
        <ButtonLink to={paths.introHorizontal}>I'm Ready</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="quiet">
          I'll Do This Later
        </ButtonLink>
      </div>
    </FigureSpread>
  );
}
