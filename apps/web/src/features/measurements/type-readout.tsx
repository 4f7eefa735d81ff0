import { Eyebrow } from '../../ui/eyebrow';
import styles from './type-readout.module.css';

interface TypeReadoutProps {
  eyebrow: string;
  code: string;
  name: string;
  figures: readonly { label: string; value: string }[];
}

export function TypeReadout({ eyebrow, code, name, figures }: TypeReadoutProps) {
  return (
    <section className={styles['readout']} aria-label={eyebrow}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <p className={styles['type']}>
        <span className={styles['code']}>{code}</span> <span className={styles['name']}>{name}</span>
      </p>
      <dl className={styles['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
