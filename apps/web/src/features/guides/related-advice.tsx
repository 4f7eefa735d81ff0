import type { FashionContentResponse, Recommendation } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { PictureCard } from '../../ui/pictures/picture-card';
import { PictureGrid } from '../../ui/pictures/picture-grid';
import { useGuide } from './api';
import styles from './matching-looks.module.css';
import { relatedAdvice as t } from './messages.en';
import { createRecommendationState } from './recommendation-state';
import { chooseStrongest } from './strongest';

const SHOWN = 4;

export function RelatedAdvice({ about }: { about: FashionContentResponse }) {
  const { bodyPart, bodyPartAttribute, bodyPartDisplayName, fashionContent } = about;
  const groups = useGuide(bodyPart, bodyPartAttribute).data?.recommendations ?? [];
  const all = groups.flatMap(({ recommendations }) => recommendations);
  const ofKind = all.filter(
    ({ clothingAttribute }) => clothingAttribute === fashionContent.clothingAttribute,
  );
  const others = [...new Set([...ofKind, ...chooseStrongest(groups), ...all])].filter(
    ({ _id, representativeItems }) => _id !== fashionContent._id && representativeItems.length > 0,
  );
  return (
    <>
      <Side
        id="look-for"
        title={t('lookFor')}
        recommendations={others.filter(({ rating }) => rating > 0)}
        partName={bodyPartDisplayName}
      />
      <Side
        id="leave"
        title={t('leave')}
        recommendations={others.filter(({ rating }) => rating < 0)}
        partName={bodyPartDisplayName}
      />
    </>
  );
}

interface SideProps {
  id: string;
  title: string;
  recommendations: readonly Recommendation[];
  partName: string;
}

function Side({ id, title, recommendations, partName }: SideProps) {
  const wearer = useWearer();
  if (recommendations.length === 0) return null;
  return (
    <section className={styles['looks']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <PictureGrid layout="strip">
        {recommendations.slice(0, SHOWN).map((recommendation) => {
          const { _id, clothingDisplayName, effectDescription, representativeItems } = recommendation;
          const [item] = representativeItems;
          return (
            <li key={_id}>
              <PictureCard
                src={
                  <DressedItem garment={item!.garment} wearer={wearer} flat={buildApiUrl(item!.imageUrl)} />
                }
                name={clothingDisplayName}
                note={effectDescription}
                to={pathTo.recommendation(_id)}
                state={createRecommendationState(recommendation, partName)}
              />
            </li>
          );
        })}
      </PictureGrid>
    </section>
  );
}
