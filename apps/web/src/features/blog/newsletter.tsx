import { BLOG } from '../../content/blog';
import { TextField } from '../../ui/forms/text-field';
import { UnreadyButton } from '../../ui/unready-button';
import styles from './newsletter.module.css';

/** There is no newsletter yet: nobody can give an address away. */
export function Newsletter() {
  const { heading, text, fieldLabel, placeholder, buttonLabel, note } = BLOG.newsletter;
  return (
    <section className={styles['newsletter']} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{heading}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      {/* Outside a dialog this method sends nothing, even before hydration. */}
      <form className={styles['form']} method="dialog">
        <TextField label={fieldLabel} type="email" placeholder={placeholder} disabled />
        <UnreadyButton variant="secondary" size="small" note={note}>
          {buttonLabel}
        </UnreadyButton>
      </form>
    </section>
  );
}
