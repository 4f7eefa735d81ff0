import { HAIR_CUTS } from '@figura/contracts';
import type { Appearance, HairCut } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Disclosure } from '../../ui/disclosure';
import { CutField, HairColorField, SkinField, UnderlayerField } from './appearance-parts';
import styles from './appearance-screen.module.css';
import { FaceFields } from './face-fields';
import messages from './messages.en';

const t = translator(messages.appearanceScreen);

const FIRST_CUTS: readonly HairCut[] = ['waves', 'bob', 'bun', 'curls', 'box-braids', 'pixie', 'covering'];
const MORE_CUTS = HAIR_CUTS.filter((cut) => !FIRST_CUTS.includes(cut));

interface AppearanceScreenProps {
  drawn: Required<Appearance>;
  choose: (change: Partial<Appearance>) => void;
}

export function AppearanceScreen(part: AppearanceScreenProps) {
  return (
    <div className={styles['screen']}>
      <SkinField {...part} spread />
      <HairColorField {...part} spread />
      <CutField {...part} spread label={t('cut')} cuts={FIRST_CUTS} />
      <Disclosure summary={t('more')}>
        <div className={styles['more']}>
          <CutField {...part} label={t('moreCuts')} cuts={MORE_CUTS} />
          <FaceFields {...part} />
          <UnderlayerField {...part} />
        </div>
      </Disclosure>
    </div>
  );
}
