import type { WardrobePiece } from '@figura/contracts';
import { useState } from 'react';
import { Unlock, useUnlock } from '../../lib/session/unlock';
import { Dialog } from '../../ui/dialog';
import { Tabs } from '../../ui/tabs';
import { AddList } from './add-list';
import { AddPhoto } from './add-photo';
import { addPieces as t } from './add-pieces.messages.en';
import styles from './add-pieces.module.css';
import { AddWords } from './add-words';
import { useShownPieces } from './api';
import type { WayProps } from './way-props';

const TABS = [
  { id: 'words', label: t('words') },
  { id: 'list', label: t('list') },
  { id: 'photo', label: t('photo') },
] as const;

interface AddPiecesProps {
  open: boolean;
  onClose: () => void;
  onAdded: (pieces: readonly WardrobePiece[]) => void;
}

export function AddPieces({ open, onClose, onAdded }: AddPiecesProps) {
  const unlock = useUnlock();
  const [way, setWay] = useState<(typeof TABS)[number]['id']>('words');
  const [text, setText] = useState('');
  const { refresh } = useShownPieces();
  const props: WayProps = {
    onAdded: async (pieces) => {
      if (!pieces) return;
      onAdded(pieces);
      await refresh();
    },
    onClose,
  };
  const closeAndUnlock = () => {
    onClose();
    unlock();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} placement="side">
      <div className={styles['ways']}>
        <Tabs label={t('ways')} tabs={TABS} active={way} onChange={setWay} framed>
          <Unlock value={closeAndUnlock}>
            {way === 'words' ? (
              <AddWords text={text} onText={setText} {...props} />
            ) : way === 'list' ? (
              <AddList {...props} />
            ) : (
              <AddPhoto {...props} />
            )}
          </Unlock>
        </Tabs>
      </div>
    </Dialog>
  );
}
