import type { Recommendation } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { FragmentLink } from '../links/fragment-link';
import styles from './how-we-know.module.css';
import messages from './messages.en';

const t = translator(messages.howWeKnow);

/** What a sentence rests on. */
export interface Grounds {
  evidence: Recommendation['evidence'];
  /** The id of a study. */
  study: string | undefined;
}

/** The way from a sentence to what it rests on: its study or, without one, what the word for its evidence means. */
export function HowWeKnow({ study, evidence }: Grounds) {
  return (
    <FragmentLink page={paths.evidence} fragment={study ?? evidence} className={styles['link']}>
      {t('link')}
    </FragmentLink>
  );
}
