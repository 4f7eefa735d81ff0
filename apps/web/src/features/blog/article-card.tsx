import { formatDay } from '../../lib/text/format-day';
import { buildArticlePath } from '../../paths';
import { classNames } from '../../ui/class-names';
import { CoveringLink } from '../../ui/links/covering-link';
import styles from './article-card.module.css';
import type { ArticleSummary } from '../../content/article';
import { ArticlePicture } from './article-picture';
import { formatCategoryName } from './category-name';
import { labels as t } from './messages.en';
import { Tags } from './tags';

interface ArticleCardProps {
  article: ArticleSummary;
  leading?: boolean;
  eager?: boolean;
}

export function ArticleCard({ article, leading = false, eager = false }: ArticleCardProps) {
  const { slug, title, excerpt, author, date, readTime, category, tags } = article;
  const titleId = `article-${slug}`;
  return (
    <article className={classNames(styles['card'], leading && styles['leading'])} aria-labelledby={titleId}>
      <ArticlePicture article={article} decorative eager={eager} />
      <div className={styles['words']}>
        <p className={styles['kicker']}>
          <span className={styles['category']}>{formatCategoryName(category)}</span>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h3 className={styles['title']} id={titleId}>
          {title}
        </h3>
        <p className={styles['excerpt']}>{excerpt}</p>
        <div className={styles['byline']}>
          <span>{author}</span>
          <span>{readTime}</span>
          <Tags tags={tags} />
        </div>
        <CoveringLink className={styles['read']} to={buildArticlePath(slug)} aria-describedby={titleId}>
          {t('readArticle')}
        </CoveringLink>
      </div>
    </article>
  );
}
