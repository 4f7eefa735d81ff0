import { formatGreetingName } from '@figura/contracts';
import type { BodyType, User } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { buildApiUrl } from '../../lib/api/api-client';
import { paths } from '../../paths';
import { Avatar } from '../../ui/pictures/avatar';
import styles from './greeting.module.css';
import { greeting as t } from './messages.en';
import { SHORT_HORIZONTAL_TYPE_NAMES, SHORT_VERTICAL_TYPE_NAMES } from '../../lib/text/names';

/** Longer words do not fit beside the portrait on a phone. */
const LONG_WORD = 11;

function hasLongWord(name: string): boolean {
  return name.split(/[\s-]+/).some((word) => [...word].length > LONG_WORD);
}

export function Greeting({ user, bodyType }: { user: User; bodyType: BodyType }) {
  const name = formatGreetingName(user);
  return (
    <header className={styles['greeting']}>
      <div className={styles['words']}>
        <h1 tabIndex={-1} data-long={hasLongWord(name) || undefined}>
          {t('hello', { user: name })}
        </h1>
        <p className={styles['type']}>
          <span className={styles['code']}>{bodyType.combined}</span>{' '}
          <span>
            <span>{SHORT_HORIZONTAL_TYPE_NAMES[bodyType.horizontal]}</span>
            <span aria-hidden="true"> · </span>
            <span>{SHORT_VERTICAL_TYPE_NAMES[bodyType.vertical]}</span>
          </span>
        </p>
      </div>
      <Link to={paths.settings} className={styles['portrait']} aria-label={t('settings')}>
        <Avatar name={name} size="2.75rem" image={user.profileImage && buildApiUrl(user.profileImage)} />
      </Link>
    </header>
  );
}
