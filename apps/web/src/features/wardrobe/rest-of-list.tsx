import type { AddedLinesResponse } from '@figura/contracts';
import { translator } from '../../lib/messages/translator';
import { Button } from '../../ui/button';
import { Alert } from '../../ui/feedback/alert';
import { Cluster } from '../../ui/layout/layout';
import messages from './messages.en';
import styles from './rest-of-list.module.css';

const t = translator(messages.restOfList);
const tAdd = translator(messages.addPieces);

/** Lines with the same error that are named; a long list may have hundreds. */
const MAX_SHOWN = 8;

/** What of a list was not added, as a list that can be corrected and sent again. */
export function textOfRest({ header, rest }: AddedLinesResponse): string {
  return [...(header === null ? [] : [header]), ...rest.map(({ text }) => text)].join('\n');
}

/** Says how much of a list was added, and of every other line why not. */
export function RestOfList({ list, onUnlock }: { list: AddedLinesResponse; onUnlock: () => void }) {
  const { items, rest } = list;
  return (
    <Alert tone="info" title={t('added', { added: items.length, rest: rest.length })}>
      {groupByError(list).map(([error, lines]) => (
        <div key={error} className={styles['group']}>
          <p>{error}</p>
          <ul className={styles['lines']}>
            {lines.slice(0, MAX_SHOWN).map(({ line, text }) => (
              <li key={line}>{t('line', { line, text: text.replace(/\s+/gu, ' ') })}</li>
            ))}
            {lines.length > MAX_SHOWN ? <li>{t('more', { count: lines.length - MAX_SHOWN })}</li> : null}
          </ul>
        </div>
      ))}
      {rest.some(({ code }) => code === 'QUOTA_USED') ? (
        <Cluster>
          <Button variant="secondary" size="small" onClick={onUnlock}>
            {tAdd('unlock')}
          </Button>
        </Cluster>
      ) : null}
    </Alert>
  );
}

interface LeftLine {
  /** Its number in what is left. */
  line: number;
  text: string;
}

/** The lines that are left, by what is wrong with them. */
function groupByError({ header, rest }: AddedLinesResponse): [error: string, lines: LeftLine[]][] {
  const groups = new Map<string, LeftLine[]>();
  let line = 1 + countLines(header);
  for (const { text, error } of rest) {
    groups.set(error, [...(groups.get(error) ?? []), { line, text }]);
    line += countLines(text);
  }
  return [...groups];
}

function countLines(text: string | null): number {
  return text === null ? 0 : text.split('\n').length;
}
