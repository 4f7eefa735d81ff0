import { LANDING_SECTIONS } from '../../content/frame';
import { REVIEWS } from '../../content/landing';
import { Section } from '../../ui/layout/section';
import styles from './reviews.module.css';

export function Reviews() {
  return (
    <Section id={LANDING_SECTIONS.reviews} heading={REVIEWS.heading}>
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
    </Section>
  );
}
