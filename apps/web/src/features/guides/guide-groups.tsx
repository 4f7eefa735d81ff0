import type { ListedLook, RecommendationGroup } from '@figura/contracts';
import { buildApiUrl } from '../../lib/api/api-client';
import { useWearer } from '../../lib/session/use-wearer';
import { Button } from '../../ui/button';
import { DressedItem, isClothing } from '../../ui/dressed/dressed-item';
import { groupByRating } from './by-rating';
import { GuideGroup } from './guide-group';
import styles from './guide-groups.module.css';
import { guideGroups as t } from './messages.en';
import { useOpenGroups } from './use-open-groups';

const AREAS = [
  { area: 'above', attributes: ['hair', 'jewelry', 'accessories', 'neckline', 'sleeves', 'sleeveLength'] },
  { area: 'waist', attributes: ['style', 'waist', 'fit'] },
  { area: 'below', attributes: ['length', 'leg', 'shoes'] },
] as const satisfies readonly { area: string; attributes: readonly string[] }[];

const findArea = (attribute: string) =>
  AREAS.find(({ attributes }) => (attributes as readonly string[]).includes(attribute))?.area ?? 'cloth';

type Area = ReturnType<typeof findArea>;

function groupByArea(groups: readonly RecommendationGroup[]) {
  return ([...AREAS.map(({ area }) => area), 'cloth'] as const)
    .map((area) => ({
      area,
      groups: groups.filter(({ clothingAttribute }) => findArea(clothingAttribute) === area),
    }))
    .filter((each) => each.groups.length > 0);
}

/** One piece to choose per area, no piece twice. */
function choosePictures(areas: ReturnType<typeof groupByArea>): ReadonlyMap<Area, ListedLook> {
  const chosen = new Map<Area, ListedLook>();
  for (const { area, groups } of areas) {
    const taken = new Set([...chosen.values()].map(({ _id }) => _id));
    const items = groups
      .flatMap(({ recommendations }) => recommendations)
      .sort((a, b) => b.rating - a.rating)
      .flatMap(({ representativeItems }) => representativeItems);
    const found =
      items.find(({ _id, garment }) => !taken.has(_id) && isClothing(garment)) ??
      items.find(({ _id }) => !taken.has(_id));
    if (found) chosen.set(area, found);
  }
  return chosen;
}

function getCounts(groups: readonly RecommendationGroup[]): string {
  const all = groupByRating(groups.flatMap(({ recommendations }) => recommendations));
  const [recommended, avoid] = [all.recommended.length, all.avoid.length];
  if (avoid === 0) return t('recommended', { recommended });
  return recommended === 0 ? t('avoid', { avoid }) : t('both', { recommended, avoid });
}

interface GuideGroupsProps {
  groups: readonly RecommendationGroup[];
  partName: string;
}

export function GuideGroups({ groups, partName }: GuideGroupsProps) {
  const areas = groupByArea(groups);
  const names = areas.map(({ area }) => area);
  const pictures = choosePictures(areas);
  const { isOpen, toggle, openOnly } = useOpenGroups(findArea);
  const wearer = useWearer();
  const allOpen = names.every(isOpen);
  return (
    <div>
      <div className={styles['bar']}>
        <p>{t('partByPart')}</p>
        <Button variant="quiet" size="small" onClick={() => openOnly(allOpen ? [] : names)}>
          {allOpen ? t('closeAll') : t('openAll')}
        </Button>
      </div>
      <div className={styles['groups']}>
        {areas.map(({ area, groups: inArea }) => {
          const picture = pictures.get(area);
          return (
            <details
              key={area}
              aria-labelledby={`area-${area}`}
              open={isOpen(area)}
              onToggle={({ currentTarget }) => toggle(area, currentTarget.open)}
              className={styles['area']}
            >
              <summary>
                {picture ? (
                  <DressedItem
                    garment={picture.garment}
                    wearer={wearer}
                    flat={buildApiUrl(picture.imageUrl)}
                    {...(area === 'below' && { crop: 'whole' })}
                    className={styles['picture']}
                  />
                ) : null}
                <span id={`area-${area}`} className={styles['name']}>
                  {t(area)}
                </span>
                <span className={styles['counts']}>{getCounts(inArea)}</span>
              </summary>
              {inArea.map((group) => (
                <GuideGroup key={group.clothingAttribute} group={group} partName={partName} />
              ))}
            </details>
          );
        })}
      </div>
    </div>
  );
}
