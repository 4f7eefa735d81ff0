import type { ReadLinesResponse } from '@figura/contracts';
import { useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft';
import { list as t } from './add-pieces.messages.en';
import { AddProblem } from './add-problem';
import { readLines } from './api';
import { ListPreview } from './list-preview';
import { NameColumns } from './name-columns';
import { PasteList } from './paste-list';
import { useAdding } from './use-adding';
import type { WayProps } from './way-props';
import { Stack } from '../../ui/layout/layout';

export function AddList(props: WayProps) {
  const [draft, setDraft, clearDraft] = useDraft('wardrobeList');
  const [read, setRead] = useState<ReadLinesResponse | null>(null);
  const [said, setSaid] = useState('');
  const { busy, error, add } = useAdding();
  const text = draft ?? '';
  const readText = (list: string) => add(list, () => readLines(list.split('\n')), setRead);
  const pasteAgain = () => {
    setRead(null);
    setSaid('');
  };

  if (read?.table)
    return (
      <NameColumns
        table={read.table}
        onNamed={(header) => {
          setDraft(`${header}\n${text}`);
          void readText(`${header}\n${text}`);
        }}
        onAgain={pasteAgain}
      />
    );
  if (read)
    return (
      <ListPreview
        key={read.lines.map(({ text: line }) => line).join('\n')}
        list={read}
        said={said}
        {...props}
        onAgain={pasteAgain}
        onRest={(rest, sentence) => {
          if (rest.length === 0) {
            clearDraft();
            props.onClose();
            return;
          }
          setSaid(sentence);
          setDraft(
            [...(read.header === null ? [] : [read.header]), ...rest.map((line) => line.text)].join('\n'),
          );
          setRead({ ...read, lines: rest });
        }}
      />
    );
  return (
    <Stack gap={2}>
      <PasteList text={text} busy={busy} onText={setDraft} onRead={() => void readText(text)} />
      <AddProblem error={error} failure={t('failure')} />
    </Stack>
  );
}
