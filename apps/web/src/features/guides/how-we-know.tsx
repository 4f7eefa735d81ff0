import type { Recommendation } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { paths } from '../../paths';
import { FragmentLink } from '../../ui/links/fragment-link';
import styles from './how-we-know.module.css';
import messages from './messages.en';

const t = translator(messages.howWeKnow);

/** The way from a sentence to what it rests on: its study or, without one, what the word for its evidence means. */
export function HowWeKnow({ recommendation: { study, evidence } }: { recommendation: Recommendation }) {
  return (
    <FragmentLink page={paths.evidence} fragment={study ?? evidence} className={styles['link']}>
      {t('link')}
    </FragmentLink>
  );
}
