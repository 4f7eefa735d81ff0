import type { Appearance } from '@figura/contracts';
import { Disclosure } from '../../ui/disclosure';
import { BeardField, CutField, HairColorField, SkinField, UnderlayerField } from './appearance-parts';
import styles from './appearance-screen.module.css';
import { FaceFields } from './face-fields';
import { listFirstCuts, listMoreCuts } from './hair-order';
import { appearanceScreen as t } from './messages.en';

interface AppearanceScreenProps {
  drawn: Required<Appearance>;
  choose: (change: Partial<Appearance>) => void;
}

export function AppearanceScreen(part: AppearanceScreenProps) {
  const { presentation } = part.drawn;
  return (
    <div className={styles['screen']}>
      <SkinField {...part} spread />
      <HairColorField {...part} spread />
      <CutField {...part} spread label={t('cut')} cuts={listFirstCuts(presentation)} />
      <BeardField {...part} />
      <Disclosure summary={t('more')}>
        <div className={styles['more']}>
          <CutField {...part} label={t('moreCuts')} cuts={listMoreCuts(presentation)} />
          <FaceFields {...part} />
          <UnderlayerField {...part} />
        </div>
      </Disclosure>
    </div>
  );
}
