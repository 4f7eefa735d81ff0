import { ListChecks, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/forms/text-field';
import styles from './head.module.css';
import { head as t } from './messages.en';
import { usePaused } from './use-paused';
import { Stack } from '../../ui/layout/layout';

const PAUSE_MS = 150;
/** The API's limit. */
const MAX_SEARCH = 60;

interface HeadProps {
  quota: string | null;
  onSearch: (text: string) => void;
  selecting: boolean | undefined;
  onSelect: () => void;
  onAdd: () => void;
}

export function Head({ quota, onSearch, selecting, onSelect, onAdd }: HeadProps) {
  const [isSearching, setIsSearching] = useState(false);
  return (
    <Stack as="header" gap={2}>
      <div className={styles['line']}>
        <div className={styles['title']}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          {quota === null ? null : <p className={styles['quota']}>{quota}</p>}
        </div>
        <div className={styles['actions']}>
          <Tool
            icon={<Search aria-hidden="true" />}
            aria-expanded={isSearching}
            onClick={() => {
              if (isSearching) onSearch('');
              setIsSearching(!isSearching);
            }}
          >
            {t('search')}
          </Tool>
          {/* Reserves space to avoid a layout shift. */}
          <Tool
            icon={<ListChecks aria-hidden="true" />}
            aria-pressed={selecting ?? false}
            disabled={selecting === undefined}
            onClick={onSelect}
          >
            {t('select')}
          </Tool>
          <Button onClick={onAdd}>{t('add')}</Button>
        </div>
      </div>
      {isSearching ? <SearchField onSearch={onSearch} /> : null}
    </Stack>
  );
}

interface ToolProps {
  icon: ReactNode;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

function Tool({ icon, children, ...button }: ToolProps) {
  return (
    <button type="button" className={styles['tool']} {...button}>
      {icon}
      <span className={styles['word']}>{children}</span>
    </button>
  );
}

const focusOnce = (field: HTMLInputElement | null) => field?.focus();

function SearchField({ onSearch }: Pick<HeadProps, 'onSearch'>) {
  const [text, setText] = useState('');
  const paused = usePaused(text, PAUSE_MS);
  useEffect(() => onSearch(paused), [paused, onSearch]);
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <TextField
        type="search"
        label={t('search')}
        placeholder={t('searchHint')}
        maxLength={MAX_SEARCH}
        autoComplete="off"
        enterKeyHint="search"
        ref={focusOnce}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}
