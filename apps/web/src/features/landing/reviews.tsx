import { LANDING_SECTIONS, REVIEWS } from '../../content/landing';
import styles from './reviews.module.css';
import { SectionHead } from './section-head';

export function Reviews() {
  return (
    <section className={styles['section']} aria-labelledby={LANDING_SECTIONS.reviews}>
      <SectionHead id={LANDING_SECTIONS.reviews} heading={REVIEWS.heading} />
      <ul className={styles['reviews']}>
        {REVIEWS.testimonials.map(({ quote, name, about }) => (
          <li key={name}>
            <figure className={styles['review']}>
              <blockquote className={styles['quote']}>{quote}</blockquote>
              <figcaption className={styles['author']}>
                <strong>{name}</strong>
                <span>{about}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
