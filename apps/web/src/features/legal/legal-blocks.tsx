import type { LegalBlock } from '../../content/legal-text';
import { ContactAddress } from '../../ui/links/contact-address';
import styles from './legal-blocks.module.css';

export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>{block.text}</p>
    ) : block.kind === 'contact' ? (
      <p key={index}>
        <ContactAddress />
      </p>
    ) : (
      <ul key={index} className={styles['list']}>
        {block.items.map(({ term, text }) => (
          <li key={`${term} ${text}`}>
            {term === undefined ? null : <strong>{term} </strong>}
            {text}
          </li>
        ))}
      </ul>
    ),
  );
}
