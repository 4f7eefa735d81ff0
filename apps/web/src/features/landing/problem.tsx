import { PROBLEM } from '../../content/landing';
import styles from './problem.module.css';

export function Problem() {
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
