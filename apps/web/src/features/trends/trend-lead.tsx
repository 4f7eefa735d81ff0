import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Category, ListedLook } from '@figura/contracts';
import { apiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { Eyebrow } from '../../ui/eyebrow';
import { TextLink } from '../../ui/links/text-link';
import type { TrendsTab } from './api';
import messages from './messages.en';
import styles from './trend-lead.module.css';

const t = translator(messages.trendLead);

interface TrendLeadProps {
  trends: Partial<Record<Category, readonly ListedLook[]>>;
  tab: TrendsTab;
}

/** One look of the edition in large, on the user; none in an edition without clothes. */
export function TrendLead({ trends, tab }: TrendLeadProps) {
  const wearer = useWearer();
  const category = CLOTHING_CATEGORIES.find((kind) => trends[kind]?.length);
  const items = category && trends[category];
  const look = items?.[0];
  if (!category || !look) return null;
  const link = pathTo.item({
    id: look._id,
    category,
    type: tab === 'all' ? 'trends' : 'bestlooks',
    among: items,
    personalTrend: tab === 'personalized',
  });
  return (
    <div className={styles['lead']}>
      <DressedItem
        garment={look.garment}
        wearer={wearer}
        flat={apiUrl(look.imageUrl)}
        eager
        className={styles['picture']}
      />
      <div className={styles['words']}>
        <Eyebrow>{t('eyebrow')}</Eyebrow>
        <p className={styles['name']}>{look.displayName}</p>
        <p>
          <TextLink {...link}>{t('details')}</TextLink>
        </p>
      </div>
    </div>
  );
}
