import type { Recommendation, RecommendationGroup } from '@figura/contracts';
import { groupByRating } from './by-rating';
import styles from './guide-group.module.css';
import { RecommendationCard } from './recommendation-card';
import { Verdict } from './verdict';

interface GuideGroupProps {
  group: RecommendationGroup;
  partName: string;
}

export function GuideGroup({ group, partName }: GuideGroupProps) {
  const { recommended, avoid } = groupByRating(group.recommendations);
  return (
    <section className={styles['group']} aria-labelledby={group.clothingAttribute}>
      <h2 id={group.clothingAttribute} className={styles['title']}>
        {group.displayName}
      </h2>
      <div className={styles['sides']}>
        <Side recommendations={recommended} avoid={false} partName={partName} />
        <Side recommendations={avoid} avoid partName={partName} />
      </div>
    </section>
  );
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
