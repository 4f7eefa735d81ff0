import type { Recommendation } from '@figura/contracts';
import { paths } from '../../paths';
import { FragmentLink } from '../links/fragment-link';
import styles from './how-we-know.module.css';
import { howWeKnow as t } from './messages.en';

export interface Grounds {
  evidence: Recommendation['evidence'];
  study: string | undefined;
}

export function HowWeKnow({ study, evidence }: Grounds) {
  return (
    <FragmentLink
      page={paths.evidence}
      fragment={study ?? evidence}
      className={styles['link']}
      data-screen-only
    >
      {t('link')}
    </FragmentLink>
  );
}
