import type { FaqEntry } from '../../content/help/faq-entry';
import styles from './faq.module.css';

export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div>
      {entries.map(({ question, answer }) => (
        <details key={question} name="faq" className={styles['entry']}>
          <summary className={styles['question']}>{question}</summary>
          <p className={styles['answer']}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
