import type { ArticleSummary } from '../../content/article';
import { ArticleCard } from './article-card';
import { readNext } from './articles';
import styles from './read-next.module.css';

export function ReadNext(article: Pick<ArticleSummary, 'slug' | 'category'>) {
  return (
    <div className={styles['next']}>
      {readNext(article).map((other) => (
        <ArticleCard key={other.slug} article={other} />
      ))}
    </div>
  );
}
