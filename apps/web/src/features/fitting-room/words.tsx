import type { Garment } from '@figura/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Questions } from '../../ui/garment/questions';
import { Stack } from '../../ui/layout/layout';
import styles from './fitting-room.module.css';
import { formatGarmentName } from '../../lib/catalog/garment-names';
import { words as t } from './messages.en';
import { TellGarment } from './tell-garment';
import { UnreadWords } from './unread-words';
import { withWords } from './with-words';
import { startSmall } from '../../lib/text/within-sentence';

/** Letters */
const LONG = 120;

interface WordsProps {
  text: string;
  garment: Garment | null;
  unread: readonly string[];
  other?: string | undefined;
  onOther: (text: string) => void;
  onReword: (text: string) => void;
  onChange: (make: (now: Garment) => Garment) => void;
}

export function Words({ text, garment, unread, other, onOther, onReword, onChange }: WordsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = text.trim() || (garment ? formatGarmentName(garment) : '');
  const reword = (words: string) => {
    setOpen(false);
    if (words.trim() !== shown) onReword(words);
  };
  return (
    <div className={styles['told']}>
      <p className={styles['words']} data-long={shown.length > LONG}>
        <span className={styles['quoted']}>{t('quoted', { words: shown })}</span>{' '}
        {garment ? (
          <Button variant="plain" className={styles['edit']} onClick={() => setOpen(true)}>
            {t('edit')}
          </Button>
        ) : null}
      </p>
      {garment && other !== undefined ? (
        <p className={styles['soft']}>
          {t('two', { garment: startSmall(formatGarmentName(garment)) })}{' '}
          <Button variant="plain" onClick={() => onOther(other)}>
            {t('checkOther', { words: other })}
          </Button>
        </p>
      ) : null}
      {unread.length > 0 ? (
        <p className={styles['soft']}>{t('unread', { words: unread.join(', ') })}</p>
      ) : null}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('editTitle')} placement="side">
        {garment ? (
          <Stack gap={4}>
            <EditWords key={shown} words={shown} onReword={reword} />
            <UnreadWords
              key={unread.join()}
              words={unread}
              onExplain={(word, meaning) => reword(withWords(shown, word, meaning))}
            />
            <Questions garment={garment} onChange={onChange} />
          </Stack>
        ) : null}
      </Dialog>
    </div>
  );
}

function EditWords({ words, onReword }: { words: string; onReword: (text: string) => void }) {
  const [text, setText] = useState(words);
  return (
    <TellGarment
      text={text}
      onText={setText}
      onCheck={onReword}
      busy={false}
      error={undefined}
      input={null}
    />
  );
}
