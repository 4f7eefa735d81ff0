import type { Recommendation, RecommendationGroup } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { groupByRating } from './by-rating';
import styles from './guide-group.module.css';
import messages from './messages.en';
import { RecommendationCard } from './recommendation-card';
import { Verdict } from './verdict';

const t = translator(messages.guideGroup);

interface GuideGroupProps {
  group: RecommendationGroup;
  partName: string;
  open: boolean;
  onToggle: (open: boolean) => void;
}

export function GuideGroup({ group, partName, open, onToggle }: GuideGroupProps) {
  const { recommended, avoid } = groupByRating(group.recommendations);
  return (
    <section className={styles['group']} aria-labelledby={group.clothingAttribute}>
      <details open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
        <summary className={styles['summary']}>
          <h2 id={group.clothingAttribute} className={styles['title']}>
            {group.displayName}
          </h2>
          <span className={styles['counts']}>{getCounts(recommended.length, avoid.length)}</span>
        </summary>
        <div className={styles['sides']}>
          <Side recommendations={recommended} avoid={false} partName={partName} />
          <Side recommendations={avoid} avoid partName={partName} />
        </div>
      </details>
    </section>
  );
}

function getCounts(recommended: number, avoid: number): string {
  if (avoid === 0) return t('recommended', { recommended });
  return recommended === 0 ? t('avoid', { avoid }) : t('both', { recommended, avoid });
}

interface SideProps {
  recommendations: readonly Recommendation[];
  avoid: boolean;
  partName: string;
}

function Side({ recommendations, avoid, partName }: SideProps) {
  if (recommendations.length === 0) return null;
  return (
    <div className={styles['side']}>
      <h3>
        <Verdict avoid={avoid} />
      </h3>
      <ul className={styles['cards']}>
        {recommendations.map((recommendation) => (
          <li key={recommendation._id}>
            <RecommendationCard recommendation={recommendation} partName={partName} />
          </li>
        ))}
      </ul>
    </div>
  );
}
