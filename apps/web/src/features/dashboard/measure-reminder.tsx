import { greetingName } from '@figura/contracts';
import type { User } from '@figura/contracts';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/button';
import { FigureSpread } from '../../ui/layout/figure-spread';
import { PageHeader } from '../../ui/layout/page-header';
import styles from './measure-reminder.module.css';

/** What the dashboard shows until there is a body type to show. */
export function MeasureReminder({ user }: { user: User }) {
  return (
    <FigureSpread
      className={styles['reminder']}
      words="short"
      figure={{
        measurements: user.measurements ?? {},
        active: null,
        combined: undefined,
        label: 'A figure, waiting for your measurements',
      }}
    >
      <PageHeader
        eyebrow={`Hello, ${greetingName(user)}`}
        title="Let’s find your shape"
        lead="Eight tape measurements are all it takes. They give you your body type, and everything else here follows from it."
      />
      <p>
        It takes 5 to 10 minutes. Have a soft tape ready, or a string and a ruler; you can stop at any time:
        what you typed waits in this browser until you sign out.
      </p>
      <div>
        <ButtonLink to={paths.introWelcome}>Start My Measurements</ButtonLink>
      </div>
    </FigureSpread>
  );
}
