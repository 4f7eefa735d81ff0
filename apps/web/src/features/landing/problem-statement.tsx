import { PROBLEM } from '../../content/landing';
import styles from './problem-statement.module.css';

export function ProblemStatement() {
  return (
    <section className={styles['problem']} aria-labelledby="problem">
      <h2 className={styles['heading']} id="problem">
        {PROBLEM.heading}
      </h2>
      <div className={styles['columns']}>
        {PROBLEM.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
