import type { FashionContentResponse } from '@figura/contracts';
import { Link } from 'react-router-dom';
import { pathTo } from '../../path-to';
import { LineIcon } from '../../ui/line-icon';
import { useGuide } from './api';
import { nextAdvice as t } from './messages.en';
import styles from './next-advice.module.css';
import { createRecommendationState } from './recommendation-state';
import { chooseStrongest } from './strongest';

export function NextAdvice({ about }: { about: FashionContentResponse }) {
  const { bodyPart, bodyPartAttribute, bodyPartDisplayName, fashionContent } = about;
  const { data } = useGuide(bodyPart, bodyPartAttribute);
  const groups = data?.recommendations ?? [];
  const strongest = chooseStrongest(groups);
  const rest = groups
    .flatMap(({ recommendations }) => recommendations)
    .filter(({ _id }) => strongest.every((each) => each._id !== _id));
  const all = [...strongest, ...rest];
  const index = all.findIndex(({ _id }) => _id === fashionContent._id);
  const next = all[(index + 1) % all.length];
  if (!next || next._id === fashionContent._id) return null;
  return (
    <Link
      to={pathTo.recommendation(next._id)}
      state={createRecommendationState(next, bodyPartDisplayName)}
      className={styles['next']}
    >
      <span className={styles['label']}>{t('next')}</span>
      <span className={styles['name']}>{next.clothingDisplayName}</span>
      <LineIcon path="m9 6 6 6-6 6" className={styles['opens']} />
    </Link>
  );
}
