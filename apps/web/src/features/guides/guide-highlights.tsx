import type { Recommendation } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { EvidenceLine } from '../../ui/evidence/evidence-line';
import { CoveringLink } from '../../ui/links/covering-link';
import { DressedItem } from '../../ui/dressed/dressed-item';
import styles from './guide-highlights.module.css';
import { labels as t } from './messages.en';
import { createRecommendationState } from './recommendation-state';
import { Verdict } from './verdict';

interface GuideHighlightsProps {
  recommendations: readonly Recommendation[];
  partName: string;
}

export function GuideHighlights({ recommendations, partName }: GuideHighlightsProps) {
  if (recommendations.length === 0) return null;
  return (
    <section className={styles['highlights']} aria-labelledby="highlights">
      <h2 id="highlights">{t('guideHighlights')}</h2>
      <ul className={styles['cards']}>
        {recommendations.map((recommendation) => (
          <li key={recommendation._id} className={styles['card']}>
            <Highlight recommendation={recommendation} partName={partName} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HighlightProps {
  recommendation: Recommendation;
  partName: string;
}

function Highlight({ recommendation, partName }: HighlightProps) {
  const { _id, clothingDisplayName, effectDescription, rating, representativeItems } = recommendation;
  const item = representativeItems[0];
  const wearer = useWearer();
  return (
    <>
      {item ? (
        <DressedItem
          garment={item.garment}
          wearer={wearer}
          flat={buildApiUrl(item.imageUrl)}
          className={styles['picture']}
        />
      ) : null}
      <div className={styles['words']}>
        <Verdict avoid={rating < 0} />
        <h3>
          <CoveringLink
            to={pathTo.recommendation(_id)}
            state={createRecommendationState(recommendation, partName)}
          >
            {clothingDisplayName}
          </CoveringLink>
        </h3>
        <p>{effectDescription}</p>
        <EvidenceLine evidence={recommendation.evidence} study={recommendation.study} />
      </div>
    </>
  );
}
