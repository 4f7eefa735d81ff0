import { CLOTHING_CATEGORIES } from '@figura/contracts';
import type { Category, Garment, LeadTheme, TrendingLook } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { translator } from '../../lib/messages/translator';
import { useWearer } from '../../lib/session/use-wearer';
import { pathTo } from '../../path-to';
import { DressedItem } from '../../ui/dressed/dressed-item';
import { OwnPieces } from '../../ui/dressed/own-pieces';
import { Eyebrow } from '../../ui/eyebrow';
import { TextLink } from '../../ui/links/text-link';
import type { TrendsTab } from './api';
import messages from './messages.en';
import styles from './trend-lead.module.css';

const t = translator(messages.trendLead);

interface TrendLeadProps {
  trends: Partial<Record<Category, readonly TrendingLook[]>>;
  theme: LeadTheme | null;
  tab: TrendsTab;
}

export function TrendLead({ trends, theme, tab }: TrendLeadProps) {
  const wearer = useWearer();
  const { category, look } = findLeadLook(trends, theme);
  const items = category && trends[category];
  if (!category || !look || !items) return null;
  const link = pathTo.item({
    id: look._id,
    category,
    type: tab === 'all' ? 'trends' : 'bestlooks',
    among: items,
    personalTrend: tab === 'personalized',
  });
  return (
    <div className={styles['lead']}>
      <header className={styles['heading']}>
        <Eyebrow>{t(theme ? 'theme' : 'eyebrow')}</Eyebrow>
        {theme ? (
          <>
            <h2 className={styles['name']}>{theme.name}</h2>
            <p>{theme.why}</p>
          </>
        ) : (
          <p className={styles['name']}>{look.displayName}</p>
        )}
      </header>
      <OwnPieces value={listThemePieces(trends, theme, look)}>
        <DressedItem
          garment={look.garment}
          wearer={wearer}
          flat={buildApiUrl(look.imageUrl)}
          eager
          className={styles['picture']}
        />
      </OwnPieces>
      <div className={styles['words']}>
        {theme ? <p className={styles['pictured']}>{t('pictured', { name: look.displayName })}</p> : null}
        <p>
          <TextLink {...link}>{t('details')}</TextLink>
        </p>
      </div>
    </div>
  );
}

function findLeadLook(
  trends: TrendLeadProps['trends'],
  theme: LeadTheme | null,
): { category?: Category; look?: TrendingLook } {
  const clothes = CLOTHING_CATEGORIES.flatMap((category) =>
    (trends[category] ?? []).map((look) => ({ category, look })),
  );
  const id = theme?.itemIds.find((each) => clothes.some(({ look }) => look._id === each));
  return clothes.find(({ look }) => look._id === id) ?? clothes[0] ?? {};
}

/** Worn with the lead: the theme's own pieces of another cloth, since a theme lives by contrast. */
function listThemePieces(
  trends: TrendLeadProps['trends'],
  theme: LeadTheme | null,
  lead: TrendingLook,
): Garment[] {
  const cloth = lead.garment?.attributes['fabric'] ?? [];
  return Object.values(trends)
    .flat()
    .filter(({ _id }) => theme?.itemIds.includes(_id))
    .flatMap(({ garment }) => garment ?? [])
    .filter(({ attributes }) => !attributes['fabric']?.some((fabric) => cloth.includes(fabric)));
}
