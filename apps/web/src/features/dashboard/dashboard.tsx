import {
  DASHBOARD_HORIZONTAL_TYPE_NAMES,
  DASHBOARD_VERTICAL_TYPE_NAMES,
  greetingName,
} from '@figura/contracts';
import type { BodyType, LookItem, Measurements, User } from '@figura/contracts';
import { outfitWith } from '@figura/drawing';
import { Link } from 'react-router-dom';
import { apiUrl } from '../../lib/api/api-client';
import { useOwnLooks } from '../../lib/catalog/use-own-looks';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Avatar } from '../../ui/pictures/avatar';
import { Dressed } from '../../ui/dressed/dressed';
import { Figure } from '../../ui/figure/figure';
import { TextLink } from '../../ui/links/text-link';
import styles from './dashboard.module.css';
import messages from './messages.en';

const t = translator(messages.dashboard);

const TILES = [
  { to: paths.profileMeasurements, title: t('measurements'), text: t('measurementsText') },
  { to: paths.bodyTypeAnalysis, title: t('bodyTypeAnalysis'), text: t('bodyTypeAnalysisText') },
  { to: paths.bestLooks, title: t('bestLooks'), text: t('bestLooksText') },
  { to: paths.currentTrends, title: t('currentTrends'), text: t('currentTrendsText') },
] as const;

/** A word of more letters than this does not fit beside the portrait on a phone, in the size of a heading. */
const LONG_WORD = 11;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => word.length > LONG_WORD);
}

/** Where a look's own page is not open yet, the way leads to what is. */
function lookPath({ hasPaid }: User, look: LookItem): string {
  return hasPaid ? pathTo.item({ id: look._id, type: 'bestlooks', among: [look] }).to : paths.bestLooks;
}

interface DashboardProps {
  user: User;
  measurements: Measurements;
  bodyType: BodyType;
}

/** The way into everything, led by the user's own figure. */
export function Dashboard({ user, measurements, bodyType }: DashboardProps) {
  const wearer = useWearer();
  const [look] = useOwnLooks();
  const figure = (
    <Figure
      measurements={measurements}
      active={null}
      combined={bodyType.combined}
      label={t('figure', { combined: bodyType.combined })}
      className={styles['drawing']}
    />
  );
  return (
    <div className={styles['dashboard']}>
      <header className={styles['greeting']}>
        <h1 tabIndex={-1} data-long={hasLongWord(greetingName(user)) || undefined}>
          {t('hello', { user: greetingName(user) })}
        </h1>
        <Link to={paths.settings} className={styles['portrait']} aria-label={t('settings')}>
          <Avatar name={greetingName(user)} image={user.profileImage && apiUrl(user.profileImage)} />
        </Link>
      </header>
      <section className={styles['banner']} aria-labelledby="body-type">
        <div className={styles['figure']}>
          {look ? (
            <Dressed
              garments={outfitWith(look.garment)}
              wearer={wearer}
              flat={figure}
              shape="tall"
              className={styles['worn']}
            />
          ) : (
            figure
          )}
        </div>
        <div className={styles['type']} data-theme="light">
          <h2 id="body-type" className={styles['eyebrow']}>
            {t('yourBodyType')}
          </h2>
          <p className={styles['code']}>{bodyType.combined}</p>
          <p className={styles['name']}>{DASHBOARD_HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</p>
          <p className={styles['name']}>{DASHBOARD_VERTICAL_TYPE_NAMES[bodyType.vertical]}</p>
          {look ? (
            <p className={styles['look']}>
              {t.rich('look', {
                name: look.displayName,
                link: (chunks) => <TextLink to={lookPath(user, look)}>{chunks}</TextLink>,
              })}
            </p>
          ) : null}
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
