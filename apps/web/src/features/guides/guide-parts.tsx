import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session';
import { pathTo } from '../../path-to';
import { useOwnFeatures } from './api';
import { GUIDE_PARTS } from './guide-list';
import styles from './guide-parts.module.css';
import { guideParts as t } from './messages.en';
import { writeSmall } from '../../lib/text/within-sentence';

export function GuideParts() {
  const { user } = useSession();
  const own = useOwnFeatures(user?.bodyType != null);
  return (
    <ul className={styles['parts']} aria-label={t('label')}>
      {GUIDE_PARTS.map(({ bodyPart, name, guides }) => (
        <li key={bodyPart} className={styles['part']}>
          <h2 className={styles['name']}>{name}</h2>
          <p className={styles['links']}>
            {guides.map(({ feature, attribute, label }) => (
              <Link
                key={attribute}
                to={pathTo.howTo(bodyPart, attribute)}
                data-own={own.has(feature) || undefined}
                aria-label={t(own.has(feature) ? 'ownGuide' : 'guide', { name, word: writeSmall(label) })}
              >
                {label}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
