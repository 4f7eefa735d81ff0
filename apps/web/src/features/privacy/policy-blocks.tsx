import type { PolicyBlock } from '../../content/privacy-policy';
import styles from './policy-blocks.module.css';

export function PolicyBlocks({ blocks }: { blocks: readonly PolicyBlock[] }) {
  return blocks.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>{block.text}</p>
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
