import {
  DASHBOARD_HORIZONTAL_TYPE_NAMES,
  DASHBOARD_VERTICAL_TYPE_NAMES,
  greetingName,
} from '@figura/contracts';
import type { BodyType, Measurements, User } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { apiUrl } from '../../lib/api/api-client';
import { paths } from '../../paths';
import { Avatar } from '../../ui/pictures/avatar';
import { Figure } from '../../ui/figure/figure';
import styles from './dashboard.module.css';

const TILES = [
  { to: paths.profileMeasurements, title: 'Measurements', text: 'Your numbers, and what they change.' },
  { to: paths.bodyTypeAnalysis, title: 'Body Type Analysis', text: 'What your proportions ask for.' },
  { to: paths.bestLooks, title: 'Your Best Looks', text: 'Clothes cut for your type.' },
  { to: paths.currentTrends, title: 'Current Trends', text: 'What is new this week, for you.' },
] as const;

/** A word of more letters than this does not fit beside the portrait on a phone, in the size of a heading. */
const LONG_WORD = 11;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => word.length > LONG_WORD);
}

interface DashboardProps {
  user: User;
  measurements: Measurements;
  bodyType: BodyType;
}

/** The way into everything, led by the person's own figure. */
export function Dashboard({ user, measurements, bodyType }: DashboardProps) {
  return (
    <div className={styles['dashboard']}>
      <header className={styles['greeting']}>
        <h1 tabIndex={-1} data-long={hasLongWord(greetingName(user)) || undefined}>
          Hello, {greetingName(user)}
        </h1>
        <Link to={paths.settings} className={styles['portrait']} aria-label="Settings">
          <Avatar name={greetingName(user)} image={user.profileImage && apiUrl(user.profileImage)} />
        </Link>
      </header>
      <section className={styles['banner']} aria-labelledby="body-type">
        <div className={styles['figure']}>
          <Figure
            measurements={measurements}
            active={null}
            combined={bodyType.combined}
            label={`Your figure, body type ${bodyType.combined}`}
            className={styles['drawing']}
          />
        </div>
        <div className={styles['type']}>
          <h2 id="body-type" className={styles['eyebrow']}>
            Your body type
          </h2>
          <p className={styles['code']}>{bodyType.combined}</p>
          <p className={styles['name']}>{DASHBOARD_HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</p>
          <p className={styles['name']}>{DASHBOARD_VERTICAL_TYPE_NAMES[bodyType.vertical]}</p>
        </div>
      </section>
      <ul className={styles['tiles']}>
        {TILES.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles['tile']}>
              <span className={styles['title']}>{title}</span>
              <span className={styles['text']}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
