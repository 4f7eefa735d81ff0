import styles from './section-head.module.css';

interface SectionHeadProps {
  /** Links of the navigation and the footer lead here. */
  id: string;
  heading: string;
  text?: string;
}

/** The head of a part of the page, below a rule as wide as the page. */
export function SectionHead({ id, heading, text }: SectionHeadProps) {
  return (
    <header className={styles['head']}>
      <h2 id={id} tabIndex={-1}>
        {heading}
      </h2>
      {text && <p>{text}</p>}
    </header>
  );
}
