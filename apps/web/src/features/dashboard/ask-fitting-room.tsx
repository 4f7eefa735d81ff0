import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from '../../path-to';
import { paths } from '../../paths';
import { Eyebrow } from '../../ui/eyebrow';
import styles from './below.module.css';
import { ask as t } from './messages.en';

export function AskFittingRoom() {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const id = useId();
  return (
    <section className={styles['ask']} aria-labelledby={id}>
      <Eyebrow as="h2" id={id}>
        {t('title')}
      </Eyebrow>
      <p className={styles['lead']}>{t('lead')}</p>
      <form
        className={styles['field']}
        onSubmit={(event) => {
          event.preventDefault();
          const said = words.trim();
          if (said === '') void navigate(paths.fittingRoom);
          else void navigate(pathTo.fittingRoom(said), { state: { check: true } });
        }}
      >
        <input
          aria-label={t('label')}
          placeholder={t('example')}
          value={words}
          enterKeyHint="go"
          onChange={({ target }) => setWords(target.value)}
        />
        <button type="submit">{t('check')}</button>
      </form>
    </section>
  );
}
