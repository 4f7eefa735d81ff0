import type { RecommendationGroup } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Eyebrow } from '../../ui/eyebrow';
import { GuideGroup } from './guide-group';
import styles from './guide-groups.module.css';
import messages from './messages.en';
import { useOpenGroups } from './use-open-groups';

const t = translator(messages.guideGroups);

const OPEN_AT_FIRST = 2;

const AREAS = [
  { area: 'above', attributes: ['hair', 'jewelry', 'accessories', 'neckline', 'sleeves', 'sleeveLength'] },
  { area: 'waist', attributes: ['style', 'waist', 'fit'] },
  { area: 'below', attributes: ['length', 'leg', 'shoes'] },
] as const satisfies readonly { area: string; attributes: readonly string[] }[];

const EXTRAS: readonly string[] = ['hair', 'jewelry', 'accessories'];

function groupByArea(groups: readonly RecommendationGroup[]) {
  const findArea = ({ clothingAttribute }: RecommendationGroup) =>
    AREAS.find(({ attributes }) => (attributes as readonly string[]).includes(clothingAttribute))?.area ??
    'cloth';
  return ([...AREAS.map(({ area }) => area), 'cloth'] as const)
    .map((area) => ({ area, groups: groups.filter((group) => findArea(group) === area) }))
    .filter((each) => each.groups.length > 0);
}

interface GuideGroupsProps {
  groups: readonly RecommendationGroup[];
  partName: string;
}

export function GuideGroups({ groups, partName }: GuideGroupsProps) {
  const names = groups.map(({ clothingAttribute }) => clothingAttribute);
  const { isOpen, toggle, openOnly } = useOpenGroups(
    names.filter((name) => !EXTRAS.includes(name)).slice(0, OPEN_AT_FIRST),
  );
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
        {groupByArea(groups).map(({ area, groups: inArea }) => (
          <div key={area} role="group" aria-labelledby={`area-${area}`} className={styles['area']}>
            <Eyebrow id={`area-${area}`}>{t(area)}</Eyebrow>
            {inArea.map((group) => (
              <GuideGroup
                key={group.clothingAttribute}
                group={group}
                partName={partName}
                open={isOpen(group.clothingAttribute)}
                onToggle={(open) => toggle(group.clothingAttribute, open)}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
