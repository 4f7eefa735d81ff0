import { MAX_REPRESENTATIVE_PICTURES } from '@figura/contracts';
import type { Recommendation } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { pathTo } from '../../path-to';
import { EvidenceLine } from '../../ui/evidence/evidence-line';
import { CoveringLink } from '../../ui/links/covering-link';
import { Picture } from '../../ui/pictures/picture';
import styles from './recommendation-card.module.css';
import { createRecommendationState } from './recommendation-state';

interface RecommendationCardProps {
  recommendation: Recommendation;
  partName: string;
}

export function RecommendationCard({ recommendation, partName }: RecommendationCardProps) {
  const { _id, clothingDisplayName, effectDescription, representativeItems } = recommendation;
  return (
    <article className={styles['card']}>
      {representativeItems.length > 0 ? (
        <div className={styles['pictures']}>
          {representativeItems.slice(0, MAX_REPRESENTATIVE_PICTURES).map((item) => (
            <Picture key={item._id} src={buildApiUrl(item.imageUrl)} alt={item.displayName} />
          ))}
        </div>
      ) : null}
      <div className={styles['words']}>
        <h4 className={styles['name']}>
          <CoveringLink
            to={pathTo.recommendation(_id)}
            state={createRecommendationState(recommendation, partName)}
          >
            {clothingDisplayName}
          </CoveringLink>
        </h4>
        <p>{effectDescription}</p>
        <EvidenceLine evidence={recommendation.evidence} study={recommendation.study} />
      </div>
    </article>
  );
}
