import { Mic, Square } from 'lucide-react';
import type { FormEvent, ReactNode, Ref } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import field from '../../ui/forms/field.module.css';
import { FieldFrame } from '../../ui/forms/field';
import { Stack } from '../../ui/layout/layout';
import { tellGarment as t } from './messages.en';
import styles from './tell-garment.module.css';
import { useSpeech } from './use-speech';
import textStyles from '../../ui/text.module.css';

interface TellGarmentProps {
  text: string;
  onText: (text: string) => void;
  onCheck: (text: string) => void;
  busy: boolean;
  error: string | undefined;
  input: Ref<HTMLTextAreaElement>;
  action?: string;
  hint?: string;
  children?: ReactNode;
}

export function TellGarment(props: TellGarmentProps) {
  const { text, onText, onCheck, busy, error, input, action = t('check'), hint, children } = props;
  const [empty, setEmpty] = useState(false);
  const speech = useSpeech((heard) => {
    onText(heard);
    if (heard.trim() !== '') onCheck(heard);
  });
  const [spoken, setSpoken] = useState(false);
  const listen = () => {
    setSpoken(true);
    speech.listen();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') onCheck(text);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={2}>
        <FieldFrame
          label={t('label')}
          hint={hint}
          error={empty && text.trim() === '' ? t('empty') : error}
          after={speech.supported ? <Microphone {...speech} listen={listen} /> : null}
        >
          {(control) => (
            <textarea
              {...control}
              ref={input}
              className={`${field['control']} ${styles['text']}`}
              rows={2}
              value={text}
              placeholder={t('example')}
              enterKeyHint="go"
              onChange={({ target }) => onText(target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
              }}
            />
          )}
        </FieldFrame>
        {spoken ? (
          <p className={textStyles['fine']} role="status">
            {speech.failed ? t('notHeard') : t('sound')}
          </p>
        ) : null}
        {children}
        <Button type="submit" wide busy={busy} className={styles['check']}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

function Microphone({ listening, listen, stop }: ReturnType<typeof useSpeech>) {
  return (
    <button
      type="button"
      className={styles['microphone']}
      aria-pressed={listening}
      aria-label={t('speak')}
      onClick={listening ? stop : listen}
    >
      {listening ? <Square aria-hidden="true" /> : <Mic aria-hidden="true" />}
    </button>
  );
}
