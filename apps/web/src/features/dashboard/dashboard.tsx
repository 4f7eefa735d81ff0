import {
  DASHBOARD_HORIZONTAL_TYPE_NAMES,
  DASHBOARD_VERTICAL_TYPE_NAMES,
  greetingName,
} from '@figura/contracts';
import type { BodyType, User } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { apiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { paths } from '../../paths';
import { Avatar } from '../../ui/pictures/avatar';
import { Dressed } from '../../ui/dressed/dressed';
import { Eyebrow } from '../../ui/eyebrow';
import { Figure } from '../../ui/figure/figure';
import { TypeCode } from '../../ui/type-code';
import { useWeeklyOutfit } from './api';
import styles from './dashboard.module.css';
import { FirstSteps } from './first-steps';
import messages from './messages.en';
import { WeekOutfit, WeekOutfitSkeleton } from './week-outfit';
import { wearPieces } from '../../ui/dressed/wear-pieces';
import { More } from './more';

const t = translator(messages.dashboard);
const week = translator(messages.weekOutfit);

const TILES = [
  { to: paths.profileMeasurements, title: t('measurements'), text: t('measurementsText') },
  { to: paths.bodyTypeAnalysis, title: t('bodyTypeAnalysis'), text: t('bodyTypeAnalysisText') },
  { to: paths.bestLooks, title: t('bestLooks'), text: t('bestLooksText') },
  { to: paths.currentTrends, title: t('currentTrends'), text: t('currentTrendsText') },
] as const;

/** A word of more letters than this does not fit beside the portrait on a phone, in the size of a heading. */
const LONG_WORD = 11;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => [...word].length > LONG_WORD);
}

interface DashboardProps {
  user: User;
  bodyType: BodyType;
}

/** The way into everything, led by the user in the outfit of the week. */
export function Dashboard({ user, bodyType }: DashboardProps) {
  const wearer = useWearer();
  const { data, isLoading } = useWeeklyOutfit();
  const outfit = data?.outfit;
  const figure = (
    <Figure
      measurements={wearer.measurements}
      active={null}
      combined={bodyType.combined}
      label={t('figure', { combined: bodyType.combined })}
      className={styles['drawing']}
    />
  );
  return (
    <div className={styles['dashboard']}>
      <Greeting user={user} />
      <div className={styles['banner']}>
        <div className={styles['figure']}>
          {outfit ? (
            <Dressed
              garments={wearPieces(outfit.pieces)}
              wearer={wearer}
              flat={figure}
              label={week('wearing', { pieces: outfit.pieces.map(({ name }) => name).join(', ') })}
              shape="tall"
              eager
              className={styles['worn']}
            />
          ) : (
            figure
          )}
        </div>
        <BodyTypeSign bodyType={bodyType} />
        {outfit ? <WeekOutfit outfit={outfit} /> : null}
        {isLoading ? <WeekOutfitSkeleton /> : null}
      </div>
      <div className={styles['ways']}>
        <FirstSteps hasPaid={user.hasPaid} />
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
      <div className={styles['more']}>
        <More hasPaid={user.hasPaid} />
      </div>
    </div>
  );
}

function BodyTypeSign({ bodyType }: { bodyType: BodyType }) {
  return (
    <section className={styles['type']} data-on-plate="" aria-labelledby="body-type">
      <Eyebrow as="h2" id="body-type">
        {t('yourBodyType')}
      </Eyebrow>
      <TypeCode code={bodyType.combined} />
      <p className={styles['name']}>{DASHBOARD_HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</p>
      <p className={styles['name']}>{DASHBOARD_VERTICAL_TYPE_NAMES[bodyType.vertical]}</p>
    </section>
  );
}

function Greeting({ user }: { user: User }) {
  return (
    <header className={styles['greeting']}>
      <h1 tabIndex={-1} data-long={hasLongWord(greetingName(user)) || undefined}>
        {t('hello', { user: greetingName(user) })}
      </h1>
      <Link to={paths.settings} className={styles['portrait']} aria-label={t('settings')}>
        <Avatar name={greetingName(user)} image={user.profileImage && apiUrl(user.profileImage)} />
      </Link>
    </header>
  );
}
