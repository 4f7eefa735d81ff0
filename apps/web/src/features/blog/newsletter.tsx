import { BLOG } from '../../content/blog';
import { translator } from '../../lib/messages/translator';
import { TextField } from '../../ui/forms/text-field';
import { UnreadyButton } from '../../ui/unready-button';
import messages from './messages.en';
import styles from './newsletter.module.css';

const t = translator(messages.newsletter);

/** There is no newsletter yet: the input goes nowhere. */
export function Newsletter() {
  const { heading, text, fieldLabel, buttonLabel, note } = BLOG.newsletter;
  return (
    <section className={styles['newsletter']} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{heading}</h2>
        <p className={styles['text']}>{text}</p>
      </div>
      {/* Outside a dialog this method sends nothing, even before hydration. */}
      <form className={styles['form']} method="dialog">
        <TextField
          label={fieldLabel}
          type="email"
          autoComplete="email"
          placeholder={t('placeholder')}
          hint={note}
        />
        <UnreadyButton variant="secondary" note={note}>
          {buttonLabel}
        </UnreadyButton>
      </form>
    </section>
  );
}
