import type { RecommendationGroup } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { GuideGroup } from './guide-group';
import styles from './guide-groups.module.css';
import messages from './messages.en';
import { useOpenGroups } from './use-open-groups';

const t = translator(messages.guideGroups);

/** Enough to show what a group holds, few enough to see all groups. */
const OPEN_AT_FIRST = 2;

interface GuideGroupsProps {
  groups: readonly RecommendationGroup[];
  partName: string;
}

export function GuideGroups({ groups, partName }: GuideGroupsProps) {
  const names = groups.map(({ clothingAttribute }) => clothingAttribute);
  const { isOpen, toggle, openOnly } = useOpenGroups(names.slice(0, OPEN_AT_FIRST));
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
        {groups.map((group) => (
          <GuideGroup
            key={group.clothingAttribute}
            group={group}
            partName={partName}
            open={isOpen(group.clothingAttribute)}
            onToggle={(open) => toggle(group.clothingAttribute, open)}
          />
        ))}
      </div>
    </div>
  );
}
