import { LANDING_SECTIONS } from '../../content/frame';
import { HOW_IT_WORKS } from '../../content/landing';
import { plateUrls } from '../../content/plates/plate-urls';
import { Picture } from '../../ui/pictures/picture';
import { Section } from '../../ui/layout/section';
import styles from './how-it-works.module.css';
import { ShapePlate } from './shape-plate';

const PLATES = [plateUrls['step-measure'], plateUrls['step-analyze'], plateUrls['step-discover']];

export function HowItWorks() {
  return (
    <Section id={LANDING_SECTIONS.howItWorks} heading={HOW_IT_WORKS.heading} text={HOW_IT_WORKS.text}>
      <ol className={styles['steps']}>
        {HOW_IT_WORKS.steps.map(({ title, text }, index) => (
          <li key={title} className={styles['step']}>
            <Picture src={PLATES[index]!} alt="" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ShapePlate />
    </Section>
  );
}
